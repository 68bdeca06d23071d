/** One picture at a time, and the page can be scrolled between two. */
let queue: Promise<unknown> = Promise.resolve()

/** Draws a picture in the browser. Gives what `src` can hold, or null when nobody waits for it any more. */
export function drawLater(address: string, isOver: () => boolean): Promise<string | null> {
  const drawn = queue.then(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    if (isOver()) return null
    const { drawArtwork } = await import("@forecourt/artwork")
    const picture = drawArtwork(address)
    if (!picture) throw new Error(`workshop: there is no artwork ${address}. Correct the list that names it.`)
    return `data:image/svg+xml,${encodeURIComponent(picture.svg)}`
  })
  queue = drawn.catch(() => undefined)
  return drawn
}
