/**
 * With every call to an object the tests' workerd imports the Worker's main module anew, which is loaded already, and each time asks
 * Vitest's process where it lies. So it is kept: asking took a fifth of what these tests need. No test here resets or mocks modules.
 */
interface Runner {
  import(id: string): Promise<unknown>
}

let keeping = false

/** Test files share one workerd, so this happens only once. */
export function keepWorker(): void {
  if (keeping) return
  keeping = true
  const { moduleRunner }: { moduleRunner: Runner } = Reflect.get(globalThis, '__vitest_mocker__')
  const load = moduleRunner.import.bind(moduleRunner)
  let worker: unknown
  moduleRunner.import = async id => (id.endsWith('/worker/index.ts') ? (worker ??= await load(id)) : load(id))
}
