import { registry } from "@forecourt/blocks/registry"
import { type Mode, readLayout, renderArea, type SiteContext, validatePage } from "@forecourt/renderer"
import type { SiteConfigInput } from "@forecourt/site-shell"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { createStorySite } from "../../packages/blocks/test/story.tsx"
import { Later } from "../../packages/blocks/test/story-later.tsx"
import { getLocale, toVisitorPath } from "../../packages/site-shell/src/page/site-paths.ts"
import { pageModes } from "../modes.ts"
import { addLoaded } from "./loaded-data.ts"
import type { SentPage, SitePages } from "./page.types.ts"

export type PageStory = StoryObj<object>

export function createGlobals({ name, languages }: SiteConfigInput): NonNullable<Meta["globals"]> {
  return { site: name, locale: languages[0] }
}

export function pageStory(config: SiteConfigInput, pages: SitePages, path: string): PageStory {
  return {
    parameters: { chromatic: { modes: pageModes }, controls: { disable: true } },
    render: (_, { globals }) => <Later>{renderPage(config, pages[path], globals.mode)}</Later>,
  }
}

export type Main = (site: SiteContext) => ReactNode

export function pageAround(config: SiteConfigInput, pages: SitePages, main: Main): PageStory {
  return {
    parameters: { chromatic: { modes: pageModes }, controls: { disable: true } },
    render: (_, { globals }) => <Later>{renderPage(config, pages["/"], globals.mode, main)}</Later>,
  }
}

function renderPage(config: SiteConfigInput, sent: SentPage | undefined, mode: Mode, main?: Main): ReactNode {
  if (!sent) throw new Error(`storybook: a page of ${config.name} was not read. Add it to page-list.ts.`)
  const base = createSite(config, sent, mode)
  // The home page's header may float over its hero; other pages have none.
  const site = main ? { ...base, floatingNavigation: false } : base
  const page = addLoaded(validatePage(readLayout(sent.layout), registry, site), sent.loaded)
  return (
    <>
      {renderArea(page, "headless-header", site)}
      <main>{main ? main(site) : renderArea(page, "headless-main", site)}</main>
      {renderArea(page, "headless-footer", site)}
    </>
  )
}

function createSite(
  config: SiteConfigInput,
  { language, path, texts, pathToCarList }: SentPage,
  mode: Mode,
): SiteContext {
  const { name, languages, timeZone, floatingNavigationOnHome = false } = config
  const site = createStorySite({ site: name, locale: language, mode })
  return {
    ...site,
    languages,
    locale: getLocale(name, language),
    timeZone,
    path: toVisitorPath(path, language, { languages }),
    homePath: toVisitorPath("/", language, { languages }),
    pathToCarList,
    floatingNavigation: floatingNavigationOnHome,
    text: (key, values) => fillIn(texts[key], values) ?? site.text(key, values),
  }
}

function fillIn(text: string | undefined, values: Readonly<Record<string, string | number>> = {}): string | undefined {
  return text?.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
