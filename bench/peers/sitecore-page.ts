import type { SitecoreProvider } from "@sitecore-content-sdk/react"
import type { ComponentProps } from "react"

export type SitecorePageData = ComponentProps<typeof SitecoreProvider>["page"]

export function createSitecorePage(placeholders: Readonly<Record<string, readonly object[]>>): SitecorePageData {
  const layout = {
    sitecore: {
      context: { site: { name: "se-automotive" }, pageState: "normal", language: "sv", itemPath: "/" },
      route: { name: "Home", placeholders },
    },
  }
  const mode = { name: "normal", isNormal: true, isPreview: false, isEditing: false, isDesignLibrary: false }
  return { layout, locale: "sv", mode } as unknown as SitecorePageData
}
