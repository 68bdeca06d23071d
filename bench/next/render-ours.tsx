import { registry } from "@forecourt/blocks/registry"
import {
  loadPage,
  type Registry,
  type RegistryEntry,
  readLayout,
  renderArea,
  SectionFailedTemplate,
  validatePage,
} from "@forecourt/renderer"
import type { LayoutJson } from "../page/layout-json.ts"
import { site } from "../page/site.ts"
import { content } from "./content.ts"

const blocks: Registry = Object.fromEntries(
  Object.entries(registry).map(([name, { load: _load, ...entry }]) => [name, addLoaded(entry, content.loaded[name])]),
)

function addLoaded(entry: RegistryEntry, loaded: object | undefined): RegistryEntry {
  return loaded === undefined ? entry : { ...entry, load: async () => loaded }
}

export async function renderOurs(layout: LayoutJson) {
  const page = await loadPage(validatePage(readLayout(layout), blocks, site), { site, services: {} })
  return (
    <>
      {renderArea(page, "headless-header", site)}
      <main>{renderArea(page, "headless-main", site)}</main>
      {renderArea(page, "headless-footer", site)}
      <SectionFailedTemplate site={site} page={page} />
    </>
  )
}
