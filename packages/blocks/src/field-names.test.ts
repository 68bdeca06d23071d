import type { RegistryEntry } from "@forecourt/renderer"
import { expect, test } from "vitest"
import type { Form } from "./generated/form.js"
import { registry } from "./generated/registry.ts"

/**
 * Returns the names of a block's fields on the platform. The name of a field in a list entry has the form `list.field`.
 */
function getNames(block: string): readonly string[] {
  return Object.entries(registry[block]?.wire ?? {}).flatMap(([name, { of = {} }]) => [
    name,
    ...Object.keys(of).map((part) => `${name}.${part}`),
  ])
}

test("editing forms contain only fields that the content platform stores, not data from loaders", () => {
  const forms = import.meta.glob<Record<string, Form>>("./generated/*.form.ts", { eager: true })
  const loaded = Object.values(registry).filter(({ load }) => load !== undefined)
  const listExtra = ({ name, wire }: RegistryEntry) => {
    const stored = new Set(Object.values(wire).map(({ prop }) => prop))
    const [form] = Object.values(forms[`./generated/${name}.form.ts`] ?? {})
    return (form?.fields ?? []).filter((field) => !stored.has(field.name)).map((field) => `${name}.${field.name}`)
  }

  expect(loaded.length).toBeGreaterThan(10)
  expect(loaded.flatMap(listExtra)).toEqual([])
})

test("a hero banner has the fields listed in the specification [spec 1 §3 hero-banner.names]", () => {
  expect(getNames("HeroBanner").toSorted()).toEqual(
    [
      "Title",
      "TitleTag",
      "Text",
      "Link",
      "ButtonType",
      "Image",
      "ImagePhone",
      "VideoDesktop",
      "VideoPhone",
      "Content",
      "ContentPlacement",
      "CenterContent",
      "TextColor",
      "Variant",
      "HasMarginTop",
      "HeroBannerHasSearchBar",
      "HeroBannerSearchUrl",
      "SearchBarPlaceholderText",
      "SearchBarPlaceholderTextDesktop",
    ].toSorted(),
  )
})

function getChoices(block: string, field: string): readonly string[] {
  return [...new Set(Object.values(registry[block]?.wire[field]?.choices ?? {}))].toSorted()
}

test("the options of a hero banner are the options listed in the specification [spec 1 §3 hero-banner.ButtonType hero-banner.Content hero-banner.ContentPlacement hero-banner.TextColor hero-banner.Variant]", () => {
  expect(getChoices("HeroBanner", "ButtonType")).toEqual(["Ghost", "Ghost Contrast", "Primary", "Secondary"])
  expect(getChoices("HeroBanner", "Content")).toEqual(["Image", "Video"])
  expect(getChoices("HeroBanner", "ContentPlacement")).toEqual(["Bottom", "Centre", "Top"])
  expect(getChoices("HeroBanner", "TextColor")).toEqual(["Black", "White"])
  expect(getChoices("HeroBanner", "Variant")).toEqual(["FullScreen", "Normal"])
})

test("an editor can select one of two icons for a navigation message [spec 1 §3 navigation.MessageIcon]", () => {
  expect(getChoices("Navigation", "MessageIcon")).toEqual(["CampaignAlert", "WarningAlert"])
})

test("an editor can select one of three backgrounds or no background for a blurb [spec 1 §3 blurb.BackgroundColor]", () => {
  expect(getChoices("Blurb", "BackgroundColor")).toEqual([
    "BackgroundColor1",
    "BackgroundColor2",
    "BackgroundColor3",
    "None",
  ])
})

test("the items of a footer column are links [spec 1 §3 footer.ColumnItems]", () => {
  expect(registry.Footer?.wire.Columns?.of?.ColumnItems).toMatchObject({ kind: "list", of: { Link: { kind: "link" } } })
})

test("a blurb has the fields listed in the specification [spec 1 §3 blurb.names]", () => {
  expect(getNames("Blurb").toSorted()).toEqual(
    [
      "Title",
      "TitleTag",
      "RichText",
      "Link",
      "Reverse",
      "BackgroundColor",
      "UseTextAnimations",
      "UseMediaAnimations",
      "ImageDesktop",
      "ImagePhone",
      "VideoDesktop",
      "VideoPhone",
      "YoutubeID",
      "HasControlBar",
    ].toSorted(),
  )
})

test("a car model card has the fields listed in the specification, including four facts [spec 1 §3 car-model-card, §9 card-facts]", () => {
  const pairs = [1, 2, 3, 4].flatMap((at) => [`Label${at}`, `LabelValue${at}`])

  expect(getNames("CarModelCard").toSorted()).toEqual(
    ["Title", "Text", "Image", "Link", "IsCampaign", "CampaignLabel", ...pairs].toSorted(),
  )
})

test("a footer has the fields listed in the specification [spec 1 §3 footer.names]", () => {
  expect(getNames("Footer").toSorted()).toEqual(
    [
      "Brands",
      "Brands.Name",
      "Brands.Logo",
      "Brands.LogoBlackAndWhite",
      "ShowBrands",
      "BrandsHeading",
      "Columns",
      "Columns.Title",
      "Columns.Description",
      "Columns.ColumnItems",
      "HighlightedLink",
      "SocialLinks",
      "SocialLinks.Name",
      "SocialLinks.Url",
      "InfoFieldOneChildFullWidth",
      "InfoField1",
      "InfoField1.Heading",
      "InfoField1.Text",
      "InfoField2",
      "InfoField2.Heading",
      "InfoField2.Text",
    ].toSorted(),
  )
})

test("a navigation has the fields listed in the specification [spec 1 §3 navigation.names navigation.MessageType]", () => {
  // The teasers of the menu are not part of the specification.
  const names = getNames("Navigation").filter((name) => !name.startsWith("Teasers"))
  expect(names.toSorted()).toEqual(
    [
      "Logo",
      "LogoWidth",
      "LogoHeight",
      "SlimNav",
      "HasDarkTheme",
      "ShowSeparator",
      "ExtraNavigationItems",
      "ExtraNavigationItems.Title",
      "ExtraNavigationItems.Link",
      "HasMessage",
      "MessageTitle",
      "MessageText",
      "MessageType",
      "MessageIcon",
    ].toSorted(),
  )
  expect(Object.values(registry.Navigation?.wire.MessageType?.choices ?? {})).toEqual([
    "Warning",
    "Dark",
    "Light",
    "Neutral",
  ])
})
