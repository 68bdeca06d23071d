/**
 * The promise for the last picture in the queue. Pictures are rendered one at a time, so that the page stays
 * responsive.
 */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Adds a picture to the queue. Resolves with the value for the `src` attribute, or with `null` if the picture is no
 * longer needed.
 */
export function queueArtwork(address: string, isOver: () => boolean): Promise<string | null> {
  const drawn = queue.then(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    if (isOver()) return null
    const { drawArtwork } = await import("@forecourt/artwork")
    const picture = drawArtwork(address)
    if (!picture) throw new Error(`storybook: there is no artwork ${address}. Correct the list that names it.`)
    return `data:image/svg+xml,${encodeURIComponent(picture.svg)}`
  })
  queue = drawn.catch(() => undefined)
  return drawn
}
