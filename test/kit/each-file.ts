/**
 * Test files share one workerd, so each starts with empty storage and restores mocks and settings. Also fails on full table scans; tables
 * meant to be read whole are read by key.
 */
import { env } from 'cloudflare:workers'
import { afterAll, expect, vi } from 'vitest'
import { keepWorker } from './known-worker'
import { forgetAll } from './reached'
import { newScans, watchScans } from './scans'

keepWorker()
// Before the file is loaded, since some files make their tables while loading.
await forgetAll()
await watchScans()
const given = { ...env }

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of Object.keys(env)) if (!(name in given)) Reflect.deleteProperty(env, name)
  Object.assign(env, given)
  expect(newScans()).toEqual([])
})
