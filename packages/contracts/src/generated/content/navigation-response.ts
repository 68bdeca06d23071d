// Generated from schemas/services/content/navigation-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseNavigationResponse } from "./navigation-response.parser.js"

/** Three levels of pages below an item. */
export interface NavigationResponse {
  /** The item from which the navigation starts. */
  item?: {
    /** The pages on the first level. */
    children?: {
      /** The pages on the first level. */
      results: ({
        /** The name of the page's item. */
        name: string
        /** The name of the page as editors write it. */
        displayName?: string | null
        /** The address of the page. */
        url: {
          /** The path of the page. */
          path: string
        }
        /** The title in the navigation. */
        navigationTitle?: {
          /** The value. */
          value?: string | null
        } | null
        /** The field that hides the page: '1' leaves the page out. */
        hideInNavigation?: {
          /** The value. */
          value?: string | null
        } | null
        /** The field for a page that opens a submenu: '1' keeps the page itself reachable. */
        shouldBeNavigableInMenuWhenItHasChildren?: {
          /** The value. */
          value?: string | null
        } | null
        /** The link that replaces the page's own address. */
        externalLink?: {
          /** The link field. */
          jsonValue?: Record<string, unknown> | null
        } | null
        /** The pages one level down. */
        children?: {
          /** The pages one level down. */
          results: ({
            /** The name of the page's item. */
            name: string
            /** The name of the page as editors write it. */
            displayName?: string | null
            /** The address of the page. */
            url: {
              /** The path of the page. */
              path: string
            }
            /** The title in the navigation. */
            navigationTitle?: {
              /** The value. */
              value?: string | null
            } | null
            /** The field that hides the page: '1' leaves the page out. */
            hideInNavigation?: {
              /** The value. */
              value?: string | null
            } | null
            /** The field for a page that opens a submenu: '1' keeps the page itself reachable. */
            shouldBeNavigableInMenuWhenItHasChildren?: {
              /** The value. */
              value?: string | null
            } | null
            /** The link that replaces the page's own address. */
            externalLink?: {
              /** The link field. */
              jsonValue?: Record<string, unknown> | null
            } | null
            /** The pages one level down. */
            children?: {
              /** The pages one level down. */
              results: ({
                /** The name of the page's item. */
                name: string
                /** The name of the page as editors write it. */
                displayName?: string | null
                /** The address of the page. */
                url: {
                  /** The path of the page. */
                  path: string
                }
                /** The title in the navigation. */
                navigationTitle?: {
                  /** The value. */
                  value?: string | null
                } | null
                /** The field that hides the page: '1' leaves the page out. */
                hideInNavigation?: {
                  /** The value. */
                  value?: string | null
                } | null
                /** The field for a page that opens a submenu: '1' keeps the page itself reachable. */
                shouldBeNavigableInMenuWhenItHasChildren?: {
                  /** The value. */
                  value?: string | null
                } | null
                /** The link that replaces the page's own address. */
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
