/** Text files that the build includes as strings. */
declare module '*.ftl' {
  const source: string
  export default source
}
declare module '*.svg' {
  const source: string
  export default source
}
declare module '*.css' {
  const source: string
  export default source
}
/** Fonts, as bytes. */
declare module '*.woff2' {
  const bytes: Uint8Array<ArrayBuffer>
  export default bytes
}
declare module '*.wasm' {
  const program: WebAssembly.Module
  export default program
}

/** False in the deployed bundle; not defined elsewhere. */
declare const FOR_DEVELOPERS: boolean
