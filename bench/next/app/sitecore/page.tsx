import { AppPlaceholder, type ComponentMap } from "@sitecore-content-sdk/react"
import type { ComponentType } from "react"
import { adapt, type Props } from "../../../peers/leaves.tsx"
import { createSitecorePage } from "../../../peers/sitecore-page.ts"
import { content } from "../../content.ts"
import { Providers } from "./providers.tsx"

export const dynamic = "force-dynamic"

const components: ComponentMap = new Map(
  Object.entries(
    adapt((Leaf) => (({ fields }: { readonly fields: Props }) => <Leaf {...fields} />) as unknown as ComponentType),
  ),
)

/** Renders the page as in Sitecore's App Router starter kit. */
export default function Page() {
  const page = createSitecorePage(content.sitecore)
  const { route } = page.layout.sitecore
  if (route === null) return null
  return (
    <Providers page={page}>
      <AppPlaceholder name="headless-header" rendering={route} page={page} componentMap={components} />
      <main>
        <AppPlaceholder name="headless-main" rendering={route} page={page} componentMap={components} />
      </main>
      <AppPlaceholder name="headless-footer" rendering={route} page={page} componentMap={components} />
    </Providers>
  )
}
