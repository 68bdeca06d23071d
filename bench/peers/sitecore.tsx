import { type ComponentMap, Placeholder, SitecoreProvider } from "@sitecore-content-sdk/react"
import type { ComponentProps, ComponentType } from "react"
import type { PageBlocks } from "../page/page-blocks.ts"
import { adapt, type Props, plainAreas } from "./leaves.tsx"
import type { SitecorePageData } from "./sitecore-page.ts"

const dispatched: ComponentMap = new Map(
  Object.entries(
    adapt((Leaf) => (({ fields }: { readonly fields: Props }) => <Leaf {...fields} />) as unknown as ComponentType),
  ),
)

export function sitecoreAreas(blocks: PageBlocks) {
  const { header, main, footer } = plainAreas(blocks, ({ id, name, props }) => ({
    uid: id,
    componentName: name,
    dataSource: "",
    params: { GridParameters: "col-12", FieldNames: "Default" },
    fields: props,
  }))
  return { "headless-header": header, "headless-main": main, "headless-footer": footer }
}

interface SitecorePageProps {
  readonly page: SitecorePageData
  readonly components?: ComponentMap
}

const api = {} as ComponentProps<typeof SitecoreProvider>["api"]

export function SitecorePage({ page, components = dispatched }: SitecorePageProps) {
  const { route } = page.layout.sitecore
  if (route === null) return null
  return (
    <SitecoreProvider api={api} componentMap={components} page={page}>
      <Placeholder name="headless-header" rendering={route} />
      <main>
        <Placeholder name="headless-main" rendering={route} />
      </main>
      <Placeholder name="headless-footer" rendering={route} />
    </SitecoreProvider>
  )
}
