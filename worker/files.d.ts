/** Text files that the build puts into the program as strings. */
declare module '*.ftl' {
  const source: string
  export default source
}
declare module '*.svg' {
  const source: string
  export default source
}
