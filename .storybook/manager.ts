import { type ChangeEvent, createElement, useEffect, useRef } from "react"
import { addons, types, useGlobals, useGlobalTypes } from "storybook/manager-api"

const ID = "forecourt/brand"

addons.register(ID, () => {
  addons.add(ID, {
    type: types.TOOL,
    title: "Brand",
    match: ({ viewMode }) => viewMode === "story" || viewMode === "docs",
    render: Brand,
  })
})

/** The brands of the site that is worn; nothing where a site has none. The workshop's own menus cannot follow another. */
function Brand() {
  const [{ site = "", brand = "none" }, updateGlobals] = useGlobals()
  const { bySite = {} } = (useGlobalTypes().brand ?? {}) as BrandType
  const brands = bySite[site] ?? []
  useLanguageOfSite()
  if (brands.length === 0) return null

  // Elements by hand: the frame of the workshop has a React of its own, which its compiler does not import.
  const options = ["none", ...brands].map((name) =>
    createElement("option", { key: name, value: name }, name === "none" ? "no brand" : name),
  )
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => updateGlobals({ brand: currentTarget.value })
  const value = brands.includes(brand) ? brand : "none"
  return createElement("select", { "aria-label": "Brand", value, onChange: choose }, options)
}

/** Whoever chooses another site hears one of its languages: a British brand in English. Any other can be chosen then. */
function useLanguageOfSite(): void {
  const [, updateGlobals, , { site, locale }] = useGlobals()
  const { languagesBySite = {} } = (useGlobalTypes().site ?? {}) as SiteType
  const before = useRef(site)
  useEffect(() => {
    const isChanged = before.current !== undefined && before.current !== site
    before.current = site
    const languages = languagesBySite[site] ?? []
    if (isChanged && languages[0] && !languages.includes(locale)) updateGlobals({ locale: languages[0] })
  }, [site, locale, languagesBySite, updateGlobals])
}

interface SiteType {
  readonly languagesBySite?: Readonly<Record<string, readonly string[]>>
}

interface BrandType {
  readonly bySite?: Readonly<Record<string, readonly string[]>>
}
