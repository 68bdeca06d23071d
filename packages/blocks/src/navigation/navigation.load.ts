import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { Navigation } from "../generated/navigation.ts"
import { loadMenu, type MenuData } from "../navigation-bar/load-menu.ts"

export const load: Load<Navigation, Services, MenuData> = (props) => loadMenu("Navigation", props)
