/** Lets the renderer of letter pictures run in Node, which can load its WebAssembly only from a file. */
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.wasm')) return next(url, context)
    const source = `import { readFileSync } from 'node:fs'\nexport default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})))`
    return { format: 'module', shortCircuit: true, source }
  },
})
