import { fetchAncestors, type Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { Breadcrumb } from "../generated/breadcrumb.ts"

/** The pages above this one, home first, and the name of this one. */
export const load: Load<Breadcrumb, Services> = async ({ services, page, site: { language }, signal }) => {
  if (page.id === "") return {}
  const steps = await fetchAncestors(services.content, { item: page.id, language }, { signal })
  return { steps, ...(page.name && { current: page.name }) }
}
