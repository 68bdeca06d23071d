import { type ComponentMap, Placeholder, SitecoreProvider } from "@sitecore-content-sdk/react"
import type { ComponentProps, ComponentType } from "react"
import type { PageBlocks } from "../page/page-blocks.ts"
import { type Areas, adapt, type Props, plainAreas } from "./leaves.tsx"

type Provider = ComponentProps<typeof SitecoreProvider>
type Page = Provider["page"]

interface Rendering {
  readonly uid: string
  readonly componentName: string
  readonly dataSource: string
  readonly params: Readonly<Record<string, string>>
  readonly fields: Props
}

/** Components that take their fields as plain props. */
const dispatched: ComponentMap = new Map(
  Object.entries(
    adapt((Leaf) => (({ fields }: { readonly fields: Props }) => <Leaf {...fields} />) as unknown as ComponentType),
  ),
)

/** The page as its SDK hands it to an app; the fields are plain already. */
export function sitecorePage(blocks: PageBlocks): Page {
  return pageOf(
    plainAreas(blocks, ({ id, name, props }) => ({
      uid: id,
      componentName: name,
      dataSource: "",
      params: { GridParameters: "col-12", FieldNames: "Default" },
      fields: props,
    })),
  )
}

export function pageOf({ header, main, footer }: Areas<Rendering>): Page {
  const layout = {
    sitecore: {
      context: { site: { name: "se-automotive" }, pageState: "normal", language: "sv", itemPath: "/" },
      route: {
        name: "Home",
        placeholders: { "headless-header": header, "headless-main": main, "headless-footer": footer },
      },
    },
  }
  const mode = { name: "normal", isNormal: true, isPreview: false, isEditing: false, isDesignLibrary: false }
  return { layout, locale: "sv", mode } as unknown as Page
}

interface SitecorePageProps {
  readonly page: Page
  readonly components?: ComponentMap
}

const api = {} as Provider["api"]

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
