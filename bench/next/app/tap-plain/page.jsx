import { HeroSearch } from "../../../../packages/blocks/dist/hero-banner/hero-search.client.js"
import { NavigationAlert } from "../../../../packages/blocks/dist/navigation-bar/navigation-alert.client.js"
import { NavigationDrawer } from "../../../../packages/blocks/dist/navigation-bar/navigation-drawer.client.js"
import { TapPage } from "../../tap/tap-page.tsx"

export const dynamic = "force-static"

/** Plain Next: the page imports its client components. */
export default function Page() {
  return <TapPage Alert={NavigationAlert} Drawer={NavigationDrawer} Search={HeroSearch} />
}
