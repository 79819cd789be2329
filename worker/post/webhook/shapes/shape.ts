/** The definition of a shape: how a notice is written, what people have to type, and what its responses mean. */
import type { Picture } from '../../transports/letter'
import type { Brief } from '../brief'
import type { Hook } from './hook'

export interface ShapeKind {
  write(poster: Poster, url: URL): Posted
  /** Parses the typed secret; undefined if it is invalid. Without this method the shape has none, because its address is the secret. */
  secretFrom?(typed: string): string | undefined
  /** What is missing in its address. */
  fault?(url: URL): 'chat' | undefined
  /** Statuses that mean that the room, or our access to it, is gone. */
  gone?: readonly number[]
  /** It shows a picture of the board. */
  pictured?: true
}

/** One notice on its way to one webhook. */
export interface Poster {
  hook: Hook
  brief: Brief
  picture?: Picture
  now: number
}

export interface Posted {
  /** The final address: a shape may move part of it into the body. */
  url: URL
  headers: Record<string, string>
  body: string | FormData
}
