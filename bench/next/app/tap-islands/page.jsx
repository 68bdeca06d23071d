import { HeroSearch, NavigationAlert, NavigationDrawer } from "../../../../packages/blocks/dist/generated/islands.js"
import { BEFORE_HYDRATION_SCRIPT } from "../../../../packages/site-shell/src/page/before-hydration.ts"
import { TapPage } from "../../tap/tap-page.tsx"

export const dynamic = "force-static"

/** The same components as islands, and what a site does before they hydrate. */
export default function Page() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: BEFORE_HYDRATION_SCRIPT }} />
      <TapPage Alert={NavigationAlert} Drawer={NavigationDrawer} Search={HeroSearch} />
    </>
  )
}
