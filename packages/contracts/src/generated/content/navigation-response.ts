// Generated from schemas/services/content/navigation-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseNavigationResponse } from "./navigation-response.parser.js"

/** Three levels of pages below an item. */
export interface NavigationResponse {
  /** The item the navigation starts from. */
  item?: {
    /** Pages on the first level. */
    children?: {
      /** Pages on the first level. */
      results: ({
        /** Name of the page's item. */
        name: string
        /** Name of the page as editors write it. */
        displayName?: string | null
        /** Where the page is found. */
        url: {
          /** Address of the page. */
          path: string
        }
        /** Title in the navigation. */
        navigationTitle?: {
          /** The value. */
          value?: string | null
        } | null
        /** '1' leaves the page out. */
        hideInNavigation?: {
          /** The value. */
          value?: string | null
        } | null
        /** '1' keeps the page reachable although it opens a submenu. */
        shouldBeNavigableInMenuWhenItHasChildren?: {
          /** The value. */
          value?: string | null
        } | null
        /** Leads elsewhere instead of to the page. */
        externalLink?: {
          /** The link field. */
          jsonValue?: Record<string, unknown> | null
        } | null
        /** Pages one level down. */
        children?: {
          /** Pages one level down. */
          results: ({
            /** Name of the page's item. */
            name: string
            /** Name of the page as editors write it. */
            displayName?: string | null
            /** Where the page is found. */
            url: {
              /** Address of the page. */
              path: string
            }
            /** Title in the navigation. */
            navigationTitle?: {
              /** The value. */
              value?: string | null
            } | null
            /** '1' leaves the page out. */
            hideInNavigation?: {
              /** The value. */
              value?: string | null
            } | null
            /** '1' keeps the page reachable although it opens a submenu. */
            shouldBeNavigableInMenuWhenItHasChildren?: {
              /** The value. */
              value?: string | null
            } | null
            /** Leads elsewhere instead of to the page. */
            externalLink?: {
              /** The link field. */
              jsonValue?: Record<string, unknown> | null
            } | null
            /** Pages one level down. */
            children?: {
              /** Pages one level down. */
              results: ({
                /** Name of the page's item. */
                name: string
                /** Name of the page as editors write it. */
                displayName?: string | null
                /** Where the page is found. */
                url: {
                  /** Address of the page. */
                  path: string
                }
                /** Title in the navigation. */
                navigationTitle?: {
                  /** The value. */
                  value?: string | null
                } | null
                /** '1' leaves the page out. */
                hideInNavigation?: {
                  /** The value. */
                  value?: string | null
                } | null
                /** '1' keeps the page reachable although it opens a submenu. */
                shouldBeNavigableInMenuWhenItHasChildren?: {
                  /** The value. */
                  value?: string | null
                } | null
                /** Leads elsewhere instead of to the page. */
                externalLink?: {
                  /** The link field. */
                  jsonValue?: Record<string, unknown> | null
                } | null
              } | null)[]
            } | null
          } | null)[]
        } | null
      } | null)[]
    } | null
  } | null
}
