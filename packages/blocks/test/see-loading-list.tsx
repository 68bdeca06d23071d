import { renderToString } from "react-dom/server"
import { LiveList } from "./live-list.tsx"
import { siteFor } from "./render.tsx"
import { wholeList } from "./stock-list.ts"

/** Renders the car list in its loading state. On a site, the server never renders this state. */
export async function seeLoadingList(): Promise<string> {
  return renderToString(<LiveList site={siteFor()} begin={(site) => wholeList(site, { state: "loading" })} />)
}
