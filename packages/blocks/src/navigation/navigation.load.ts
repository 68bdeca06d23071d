import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { Navigation } from "../generated/navigation.ts"
import { loadMenu, type MenuData } from "../navigation-bar/load-menu.ts"

/** Loads the pages of the menu and the languages of the page. */
export const load: Load<Navigation, Services, MenuData> = (props) => loadMenu("Navigation", props)
