import "./layers.css"
import "@forecourt/ui-kit/css/section-failed.css"
import { BREAKPOINTS_PX } from "@forecourt/ui-kit/breakpoints"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import type { Preview } from "@storybook/react-vite"
import { configure, expect, waitFor } from "storybook/test"
import { addOwnPictures, createTypedArgs } from "../packages/blocks/test/story-typed.ts"
import { LazyDocsPage } from "./docs/lazy-docs-page.tsx"
import { modes, PHONE_PX } from "./modes.ts"
import { renderToCanvas } from "./render-in-browser.tsx"
import { type Language, LOCALES, MESSAGES } from "./texts.ts"
import { languagesBySite, listBrands, siteNames, wearTheme } from "./themes.ts"

// A long timeout, since a slow machine is not a failure.
configure({ asyncUtilTimeout: 10_000 })

const WIDTHS = [320, PHONE_PX, ...Object.values(BREAKPOINTS_PX)]

export default {
  globalTypes: {
    // The language depends on the site: see `manager.ts`.
    site: { ...toolbar("Site", "browser", siteNames), languagesBySite },
    // The brand is chosen in a separate menu, which depends on the site: see `manager.ts`.
    brand: { description: "Brand", bySite: Object.fromEntries(siteNames.map((site) => [site, listBrands(site)])) },
    locale: toolbar("Language", "globe", Object.keys(LOCALES)),
    dir: toolbar("Direction", "transfer", ["ltr", "rtl"]),
    motion: toolbar("Motion", "play", ["system", "full", "reduce"]),
    mode: toolbar("Mode", "edit", ["live", "preview", "editing"]),
  },
  initialGlobals: {
    site: "se-automotive",
    brand: "none",
    locale: "sv",
    dir: "ltr",
    motion: "system",
    mode: "live",
    viewport: { value: undefined, isRotated: false },
  },
  renderToCanvas,
  argTypesEnhancers: [addOwnPictures],
  argsEnhancers: [createTypedArgs],
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    chromatic: { modes },
    docs: { page: LazyDocsPage },
    layout: "fullscreen",
    options: { storySort: { order: ["Start", "Style", "Pages", "Kit", "Blocks", "Editor", "Artwork"] } },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((px) => [`w${px}`, { name: `${px} px`, styles: { width: `${px}px`, height: "900px" } }]),
      ),
    },
  },
  beforeEach: async ({ globals }) => {
    const { site, brand, locale, dir, motion } = globals
    const { documentElement: root } = document
    root.lang = locale
    root.dir = dir
    set(root, "motion", motion === "system" ? undefined : motion)
    await wearTheme(site, brand)
  },
  // Islands load later, so the accessibility check waits for them.
  afterEach: async ({ canvasElement, parameters }) => {
    if (parameters.mayBeEmpty) return
    await waitFor(() => expect(canvasElement, "the story rendered nothing").not.toBeEmptyDOMElement())
  },
  decorators: [
    (Story, { globals }) => {
      const language = globals.locale as Language
      return (
        <KitProvider locale={LOCALES[language]} messages={MESSAGES[language]} dir={globals.dir}>
          <Story />
        </KitProvider>
      )
    },
  ],
} satisfies Preview

function toolbar(title: string, icon: "browser" | "globe" | "transfer" | "play" | "edit", items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } }
}

function set(node: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete node.dataset[name]
  else node.dataset[name] = value
}
