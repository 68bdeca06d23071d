import { SECRETS } from "../scripts/servers.ts"
import { platformUrl } from "./fixture.ts"

interface RawPage {
  readonly site?: string
  readonly language?: string
  /** @default "Page" */
  readonly template?: string
  readonly fields?: object
  readonly header?: readonly object[]
  readonly main: readonly object[]
}

export async function putRawPage(
  path: string,
  { site = "se-automotive", language = "sv", template = "Page", fields = {}, header = [], main }: RawPage,
): Promise<void> {
  const layout = {
    sitecore: {
      context: { pageEditing: false, site: { name: site }, pageState: "normal", language, itemPath: path },
      route: {
        name: path.slice(1),
        displayName: path.slice(1),
        fields,
        databaseName: "web",
        itemId: "11111111-2222-4333-8444-555555555555",
        itemLanguage: language,
        itemVersion: 1,
        templateName: template,
        placeholders: { "headless-header": header, "headless-main": main, "headless-footer": [] },
      },
    },
  }
  const query = new URLSearchParams({ site, path, language })
  const response = await fetch(`${platformUrl()}/authoring/raw-layout?${query}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${SECRETS.FORECOURT_AUTHORING_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify(layout),
  })
  if (!response.ok) throw new Error(`e2e: the platform took no raw layout: ${response.status} ${await response.text()}`)
}
