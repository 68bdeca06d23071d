/** One block on its own, as the platform's design library shows it. */
const LIBRARY_PLACEHOLDER = "editing-componentmode-placeholder"

type Json = Readonly<Record<string, unknown>>

/** Takes a page's layout apart until only the block with this identifier is left; `null` when it is not there. */
export function componentLayout(layout: object, uid: string): object | null {
  const { sitecore } = layout as { sitecore: { context: Json; route: Json } }
  const rendering = findRendering(sitecore.route.placeholders, uid.replace(/[{}]/g, "").toLowerCase())
  if (rendering === null) return null
  return {
    sitecore: {
      context: { ...sitecore.context, renderingType: "component" },
      route: { ...sitecore.route, placeholders: { [LIBRARY_PLACEHOLDER]: [rendering] } },
    },
  }
}

function findRendering(placeholders: unknown, uid: string): Json | null {
  for (const renderings of Object.values((placeholders ?? {}) as Record<string, readonly Json[]>)) {
    for (const rendering of renderings) {
      const found = rendering.uid === uid ? rendering : findRendering(rendering.placeholders, uid)
      if (found !== null) return found
    }
  }
  return null
}
