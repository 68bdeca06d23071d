import {
  fetchLanguages,
  fetchNavigation,
  findHomePath,
  type NavigationEntry,
  type PageLanguage,
  type Services,
} from "@forecourt/api-clients/content"
import { getFault, type LoadProps, type NavigationBar, type SiteContext } from "@forecourt/renderer"

type Props = LoadProps<NavigationBar, Services>

/** The data of the menu. A property is absent when its data failed to load. */
export interface MenuData {
  readonly items?: readonly NavigationEntry[]
  readonly languages?: readonly PageLanguage[]
}

/**
 * The fraction of the block's timeout that the menu may take. If the menu takes longer, the block is rendered without
 * it instead of failing.
 */
const SHARE_OF_DEADLINE = 5 / 6

/** Loads the data of the menu. Data that fails to load is omitted. Spec 1 §7. */
export async function loadMenu(block: string, { signal, deadlineMs, ...rest }: Props): Promise<MenuData> {
  const timeout = AbortSignal.timeout(Math.floor(deadlineMs * SHARE_OF_DEADLINE))
  const props = { ...rest, deadlineMs, signal: AbortSignal.any([signal, timeout]) }
  const [items, languages] = await Promise.all([
    loadOrNothing(loadItems(props), block, props.site),
    loadOrNothing(loadLanguages(props), block, props.site),
  ])
  return { ...(items && { items }), ...(languages && { languages }) }
}

async function loadItems({ services: { content, site }, site: { language }, signal }: Props) {
  const root = await findHomePath(content, { site, language }, { signal })
  return root === null ? null : fetchNavigation(content, { root, language }, { signal })
}

function loadLanguages({ services: { content, site }, site: page, signal }: Props) {
  const { language } = page
  return fetchLanguages(content, { site, path: getPathWithoutLanguage(page), language }, { signal })
}

/** Removes the language prefix: `/en/about` becomes `/about`, and `/en` becomes `/`. */
function getPathWithoutLanguage({ path, homePath }: Pick<SiteContext, "path" | "homePath">): string {
  if (homePath === "/") return path
  if (path === homePath) return "/"
  return path.startsWith(`${homePath}/`) ? path.slice(homePath.length) : path
}

/** Logs a failure and returns `null`, so that the page can be rendered without the data. Spec 1 §8. */
async function loadOrNothing<Data>(data: Promise<Data>, block: string, site: SiteContext): Promise<Data | null> {
  try {
    return await data
  } catch (cause) {
    site.report({ kind: "failed-load", block, message: "Error extracting datasource", cause, fault: getFault(cause) })
    return null
  }
}
