export const LIBRARY_SCRIPT_PATH = "/editing/library.js"

/** The id of the element that the design library looks for. */
export const LIBRARY_BLOCK_ID = "editing-component"

export interface LibraryAttributes {
  readonly "data-uid": string
  readonly "data-editors": string
}

/**
 * Notifies the design library that its block is ready. The function is sent to the browser as a file, so it must not
 * use anything defined outside it.
 */
export function startLibrary(): void {
  const { uid = "", editors = "" } = (document.currentScript as HTMLElement).dataset
  if (parent === window) return
  const known = editors.split(" ")
  // Not every browser reveals the parent's origin; then each message is sent to the known editors only.
  const [above] = location.ancestorOrigins ?? []
  const targets = above === undefined ? known : known.filter((origin) => origin === above)
  const sendStatus = (status: "ready" | "rendered") => {
    for (const origin of targets) parent.postMessage({ name: "component:status", message: { status, uid } }, origin)
  }

  let newest = 0
  addEventListener("message", async ({ data, origin, source }) => {
    if (source !== parent || !known.includes(origin) || data?.name !== "component:update" || !data.details) return
    newest += 1
    const number = newest
    const response = await fetch(location.href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(data.details),
    })
    const html = response.ok ? await response.text() : ""
    const block = new DOMParser().parseFromString(html, "text/html").querySelector("#editing-component")
    if (block === null || number !== newest) return
    document.querySelector("#editing-component")?.replaceWith(block)
    sendStatus("rendered")
  })
  sendStatus("ready")
}
