/** `node worker/host/run.mjs NAME …`: installs with any Node, then runs the named tool with the locked one. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { lockedNode, root, setup } from './setup.mjs'

setup()
/** Without these limits, the garbage of thousands of games would take hundreds of megabytes. */
const SPARING = { sim: ['--max-semi-space-size=6', '--max-old-space-size=40', '--single-threaded-gc', '--no-concurrent-osr'] }
const [name] = process.argv.slice(2)
const tool = spawn(lockedNode(), [...(SPARING[name] ?? []), join(root, 'worker/host/tool.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tool.kill(signal))
tool.on('exit', code => process.exit(code ?? 1))
