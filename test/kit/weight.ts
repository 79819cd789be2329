/** The compressed size of a page, as browsers receive it. */
export async function packed(markup: string): Promise<number> {
  const stream = new Response(markup).body?.pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}
