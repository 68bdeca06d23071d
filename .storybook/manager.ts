import { type ChangeEvent, createElement } from "react"
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
  if (brands.length === 0) return null

  // Elements by hand: the frame of the workshop has a React of its own, which its compiler does not import.
  const options = ["none", ...brands].map((name) =>
    createElement("option", { key: name, value: name }, name === "none" ? "no brand" : name),
  )
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => updateGlobals({ brand: currentTarget.value })
  const value = brands.includes(brand) ? brand : "none"
  return createElement("select", { "aria-label": "Brand", value, onChange: choose }, options)
}

interface BrandType {
  readonly bySite?: Readonly<Record<string, readonly string[]>>
}
