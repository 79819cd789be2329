/** How each kind of receiver gets a notice. Anything people typed is sent as plain text, never as markup or a mention of everybody. */
import type { Shape } from '../../../model/shapes'
import { discord } from './discord'
import { json } from './json'
import { ntfy } from './ntfy'
import type { ShapeKind } from './shape'
import { slack } from './slack'
import { telegram } from './telegram'

export const KINDS: Readonly<Record<Shape, ShapeKind>> = { discord, slack, ntfy, telegram, json }
