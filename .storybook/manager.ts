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

/**
 * Renders a menu with the brands of the selected site. A custom menu is needed because the options of Storybook's own
 * menus cannot depend on another menu.
 */
function Brand() {
  const [{ site = "", brand = "none" }, updateGlobals] = useGlobals()
  const { bySite = {} } = (useGlobalTypes().brand ?? {}) as BrandType
  const brands = bySite[site] ?? []
  useLanguageOfSite()
  if (brands.length === 0) return null

  // Elements without JSX: Storybook's frame has another copy of React, which its compiler does not import.
  const options = ["none", ...brands].map((name) =>
    createElement("option", { key: name, value: name }, name === "none" ? "no brand" : name),
  )
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => updateGlobals({ brand: currentTarget.value })
  const value = brands.includes(brand) ? brand : "none"
  return createElement("select", { "aria-label": "Brand", value, onChange: choose }, options)
}

function useLanguageOfSite(): void {
  const [, updateGlobals, , { site, locale }] = useGlobals()
  const { languagesBySite = {} } = (useGlobalTypes().site ?? {}) as SiteType
  const previous = useRef(site)
  useEffect(() => {
    const isChanged = previous.current !== undefined && previous.current !== site
    previous.current = site
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
