import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { MegaMenuNavigation } from "../generated/mega-menu-navigation.ts"
import { loadMenu, type MenuData } from "../navigation-bar/load-menu.ts"

export const load: Load<MegaMenuNavigation, Services, MenuData> = (props) => loadMenu("MegaMenuNavigation", props)
