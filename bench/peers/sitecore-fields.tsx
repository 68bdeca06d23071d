import { FacebookIcon, InstagramIcon, LinkedInIcon, WarningIcon, YouTubeIcon } from "@forecourt/ui-kit/icons"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import {
  type ComponentMap,
  Image as FieldImage,
  type ImageField,
  Link,
  RichText,
  type RichTextField,
  Text,
  type TextField,
} from "@sitecore-content-sdk/react"
import type { ComponentProps, ComponentType } from "react"
import {
  blurb as blurbCss,
  button,
  ContactCopy,
  card,
  carModelCard as cardCss,
  contact,
  cover,
  footer as footerCss,
  HeroSearch,
  heroBanner as heroCss,
  NavigationAlert,
  navigation as navigationCss,
  prose,
  section,
} from "#blocks"
import { Drawer, type Language, Languages, Menu, type Page as MenuPage } from "../hand/navigation.tsx"
import type { Photo } from "../hand/picture.tsx"
import type { LayoutJson, WireRendering } from "../page/layout-json.ts"
import { getLoadedData } from "../page/load-now.ts"
import type { PageBlocks } from "../page/page-blocks.ts"
import { createSitecorePage, type SitecorePageData } from "./sitecore-page.ts"

// The five blocks as in Sitecore's documentation: its own field components with the fields as sent.

interface LinkField {
  readonly value: { readonly href: string; readonly text?: string; readonly target?: string }
}
type Choice<Value> = { readonly value: Value }
interface Item<Fields> {
  readonly id: string
  readonly fields: Fields
}
interface BlockProps<Fields> {
  readonly fields: Fields
  readonly rendering: { readonly uid: string }
}

const WIDTHS = [{ w: 320 }, { w: 640 }, { w: 1280 }, { w: 1920 }]

interface PictureProps extends ComponentProps<typeof FieldImage> {
  readonly priority?: boolean
}

function Picture({ priority = false, ...props }: PictureProps) {
  return (
    <FieldImage
      {...props}
      srcSet={WIDTHS}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  )
}

function TwoPictures({ phone, ...desktop }: PictureProps & { readonly phone: ImageField }) {
  const { src, width, height } = (phone.value ?? {}) as Photo
  if (!src) return <Picture {...desktop} />
  return (
    <picture>
      <source media="(max-width: 767.98px)" sizes="100vw" srcSet={src} width={width} height={height} />
      <Picture {...desktop} />
    </picture>
  )
}

function NewWindow({ field }: { readonly field: LinkField }) {
  return field.value.target === "_blank" ? <span data-part="new-window"> (öppnas i nytt fönster)</span> : null
}

interface HeroFields {
  readonly Title: TextField
  readonly TitleTag: Choice<string>
  readonly Text: TextField
  readonly Link: LinkField
  readonly ButtonType: Choice<"Primary" | "Secondary" | "Ghost" | "Ghost Contrast">
  readonly Image: ImageField
  readonly ImagePhone: ImageField
  readonly ContentPlacement: Choice<string>
  readonly CenterContent: Choice<boolean>
  readonly TextColor: Choice<string>
  readonly Variant: Choice<string>
  readonly HasMarginTop: Choice<boolean>
  readonly HeroBannerHasSearchBar: Choice<boolean>
  readonly HeroBannerSearchUrl: LinkField
  readonly SearchBarPlaceholderText: TextField
  readonly SearchBarPlaceholderTextDesktop: TextField
}

const STYLES = {
  Primary: button.primary,
  Secondary: button.secondary,
  Ghost: button.ghost,
  "Ghost Contrast": button.ghostContrast,
}

function HeroBanner({ fields }: BlockProps<HeroFields>) {
  return (
    <section
      className={heroCss.root}
      data-scope="hero-banner"
      data-part="root"
      data-theme={fields.TextColor.value === "White" ? "dark" : "light"}
      data-variant={fields.Variant.value}
      data-placement={fields.ContentPlacement.value}
      data-centred={fields.CenterContent.value ? "" : undefined}
      data-margin={fields.HasMarginTop.value ? "" : undefined}
    >
      <div className={heroCss.media} data-scope="hero-banner" data-part="media">
        <TwoPictures
          className={heroCss.image}
          data-scope="hero-banner"
          data-part="image"
          field={fields.Image}
          phone={fields.ImagePhone}
          sizes={fields.CenterContent.value ? "100vw" : "(min-width: 1024px) max(60vw, 130vh), 100vw"}
          priority={fields.TitleTag.value === "h1"}
        />
      </div>
      <div className={heroCss.content} data-scope="hero-banner" data-part="content">
        <Text
          className={heroCss.title}
          data-scope="hero-banner"
          data-part="title"
          tag={fields.TitleTag.value}
          field={fields.Title}
        />
        <Text className={heroCss.text} data-scope="hero-banner" data-part="text" tag="p" field={fields.Text} />
        {fields.HeroBannerHasSearchBar.value ? (
          <HeroSearch
            action={fields.HeroBannerSearchUrl.value.href}
            language="sv"
            stockLanguage="sv"
            labels={{
              field: "Sök bland våra bilar",
              clear: "Rensa sökfältet",
              submit: "Sök",
              suggestions: "Förslag",
              lastSearches: "Dina senaste sökningar",
              forget: "Glöm mina sökningar",
            }}
          >
            <Text
              className={heroCss.hint}
              data-scope="hero-banner"
              data-part="hint"
              data-on="phone"
              aria-hidden="true"
              tag="span"
              field={fields.SearchBarPlaceholderText}
            />
            <Text
              className={heroCss.hint}
              data-scope="hero-banner"
              data-part="hint"
              data-on="desktop"
              aria-hidden="true"
              tag="span"
              field={fields.SearchBarPlaceholderTextDesktop}
            />
          </HeroSearch>
        ) : null}
        <Link
          className={fields.HeroBannerHasSearchBar.value ? button.arrow : STYLES[fields.ButtonType.value]}
          data-scope="hero-banner"
          data-part="link"
          field={fields.Link}
        />
      </div>
    </section>
  )
}

interface BlurbFields {
  readonly Title: TextField
  readonly TitleTag: Choice<string>
  readonly RichText: RichTextField
  readonly Link: LinkField
  readonly Reverse: Choice<boolean>
  readonly BackgroundColor: Choice<"None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3">
  readonly UseTextAnimations: Choice<boolean>
  readonly UseMediaAnimations: Choice<boolean>
  readonly ImageDesktop: ImageField
  readonly ImagePhone: ImageField
}

const SURFACES = {
  None: undefined,
  BackgroundColor1: "surface-1",
  BackgroundColor2: "surface-2",
  BackgroundColor3: "surface-3",
}

function Blurb({ fields }: BlockProps<BlurbFields>) {
  return (
    <section
      className={`${section.root} ${blurbCss.root}`}
      data-scope="blurb"
      data-part="root"
      data-theme={SURFACES[fields.BackgroundColor.value]}
      data-columns=""
      data-reverse={fields.Reverse.value ? "" : undefined}
    >
      <div className={`${section.content} ${blurbCss.content}`} data-scope="blurb" data-part="content">
        <div
          className={blurbCss.media}
          data-scope="blurb"
          data-part="media"
          data-animated={fields.UseMediaAnimations.value ? "" : undefined}
        >
          <TwoPictures
            className={blurbCss.image}
            data-scope="blurb"
            data-part="image"
            field={fields.ImageDesktop}
            phone={fields.ImagePhone}
            sizes="(min-width: 1280px) 720px, (min-width: 1024px) 56vw, 100vw"
          />
        </div>
        <div
          className={`${section.words} ${blurbCss.words}`}
          data-scope="blurb"
          data-part="words"
          data-animated={fields.UseTextAnimations.value ? "" : undefined}
        >
          <Text
            className={`${section.title} ${blurbCss.title}`}
            data-scope="blurb"
            data-part="title"
            tag={fields.TitleTag.value}
            field={fields.Title}
          />
          <RichText className={prose.prose} data-scope="blurb" data-part="rich-text" field={fields.RichText} />
          <Link className={button.arrow} data-scope="blurb" data-part="link" field={fields.Link} />
        </div>
      </div>
    </section>
  )
}

type At = 1 | 2 | 3 | 4
type Facts = { readonly [Name in `Label${At}` | `LabelValue${At}`]: TextField }

interface CardFields extends Facts {
  readonly Title: TextField
  readonly Text: TextField
  readonly Image: ImageField
  readonly Link: LinkField
  readonly IsCampaign: Choice<boolean>
  readonly CampaignLabel: TextField
}

const FACTS = [1, 2, 3, 4] as const

function CarModelCard({ fields }: BlockProps<CardFields>) {
  return (
    <article className={`${card.root} ${cardCss.root}`} data-scope="car-model-card" data-part="root">
      <div className={card.picture} data-scope="car-model-card" data-part="picture">
        <Picture
          className={`${card.image} ${cardCss.image}`}
          data-scope="car-model-card"
          data-part="image"
          field={fields.Image}
          sizes="(min-width: 1280px) 410px, (min-width: 768px) 50vw, 100vw"
        />
      </div>
      {fields.IsCampaign.value ? (
        <Text
          className={cardCss.campaign}
          data-scope="car-model-card"
          data-part="campaign"
          tag="p"
          field={fields.CampaignLabel}
        />
      ) : null}
      <div className={cardCss.body} data-scope="car-model-card" data-part="body">
        <Text className={cardCss.title} data-scope="car-model-card" data-part="title" tag="h3" field={fields.Title} />
        <Text className={cardCss.text} data-scope="car-model-card" data-part="text" tag="p" field={fields.Text} />
        <dl className={cardCss.facts} data-scope="car-model-card" data-part="facts">
          {FACTS.map((at) => (
            <div key={at} className={cardCss.fact} data-scope="car-model-card" data-part="fact">
              <Text
                className={cardCss.label}
                data-scope="car-model-card"
                data-part="label"
                tag="dt"
                field={fields[`Label${at}`]}
              />
              <Text
                className={cardCss.value}
                data-scope="car-model-card"
                data-part="value"
                tag="dd"
                field={fields[`LabelValue${at}`]}
              />
            </div>
          ))}
        </dl>
        <Link
          className={`${cover.link} ${cardCss.link} ${button.arrow}`}
          data-scope="car-model-card"
          data-part="link"
          data-cover=""
          field={fields.Link}
        />
      </div>
    </article>
  )
}

interface NoteFields {
  readonly Heading: TextField
  readonly Text: RichTextField
}

interface FooterFields {
  readonly BrandsHeading: TextField
  readonly Brands: readonly Item<{
    readonly Name: { readonly value: string }
    readonly LogoBlackAndWhite: ImageField
  }>[]
  readonly Columns: readonly Item<{
    readonly Title: TextField
    readonly Description: RichTextField
    readonly ColumnItems: readonly Item<{ readonly Link: LinkField }>[]
  }>[]
  readonly HighlightedLink: LinkField
  readonly SocialLinks: readonly Item<{
    readonly Name: { readonly value: keyof typeof ICONS }
    readonly Url: LinkField
  }>[]
  readonly InfoField1: Item<NoteFields>
  readonly InfoField2: Item<NoteFields>
}

const ICONS = { Facebook: FacebookIcon, Instagram: InstagramIcon, LinkedIn: LinkedInIcon, YouTube: YouTubeIcon }

function Footer({ fields }: BlockProps<FooterFields>) {
  return (
    <footer className={footerCss.root} data-scope="footer" data-part="root">
      <section className={footerCss.brands} data-scope="footer" data-part="brands" data-theme="surface-1">
        <Text
          className={footerCss["brands-heading"]}
          data-scope="footer"
          data-part="brands-heading"
          tag="h2"
          field={fields.BrandsHeading}
        />
        <ul className={footerCss["brand-list"]} data-scope="footer" data-part="brand-list">
          {fields.Brands.map(({ id, fields: { Name, LogoBlackAndWhite } }) => (
            <li key={id}>
              <a
                className={footerCss.brand}
                data-scope="footer"
                data-part="brand"
                href={`/bilar?car_brand=${encodeURIComponent(Name.value)}`}
                aria-label={`Visa bilar från ${Name.value}`}
              >
                <Picture
                  className={footerCss.logo}
                  data-scope="footer"
                  data-part="logo"
                  field={LogoBlackAndWhite}
                  sizes="160px"
                />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className={footerCss.surface} data-scope="footer" data-part="surface" data-theme="dark">
        <div className={footerCss["highlight-row"]} data-scope="footer" data-part="highlight-row">
          <Link
            className={footerCss.highlight}
            data-scope="footer"
            data-part="highlight"
            field={fields.HighlightedLink}
          />
        </div>
        <nav className={footerCss.columns} data-scope="footer" data-part="columns" aria-label="Sidfot">
          {fields.Columns.map(({ id, fields: { Title, Description, ColumnItems } }) => (
            <div key={id} className={footerCss.column} data-scope="footer" data-part="column">
              <Text
                className={footerCss["column-title"]}
                data-scope="footer"
                data-part="column-title"
                tag="h2"
                field={Title}
              />
              <RichText
                className={footerCss.description}
                data-scope="footer"
                data-part="description"
                field={Description}
              />
              <ul>
                {ColumnItems.map((item) => (
                  <li key={item.id} className={footerCss.item} data-scope="footer" data-part="item">
                    <Link className={footerCss.link} data-scope="footer" data-part="link" field={item.fields.Link} />
                    <Copy href={item.fields.Link.value.href} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={footerCss.notes} data-scope="footer" data-part="notes">
          <Note {...fields.InfoField1.fields} />
          <Note {...fields.InfoField2.fields} />
        </div>
        <ul className={footerCss.profiles} data-scope="footer" data-part="profiles" aria-label="Följ oss">
          {fields.SocialLinks.map(({ id, fields: { Name, Url } }) => {
            const Icon = ICONS[Name.value]
            return (
              <li key={id}>
                <Link className={footerCss.profile} data-scope="footer" data-part="profile" field={Url}>
                  <Icon label={Name.value} />
                  <NewWindow field={Url} />
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </footer>
  )
}

function Copy({ href }: { readonly href: string }) {
  if (!/^(tel|mailto):/.test(href)) return null
  const value = href.replace(/^\w+:/, "")
  return (
    <ContactCopy
      className={contact.copy}
      value={value}
      label={`Kopiera ${value}`}
      copied="Kopierat"
      failed="Det gick inte att kopiera"
    />
  )
}

function Note({ Heading, Text: text }: NoteFields) {
  return (
    <div className={footerCss.note} data-scope="footer" data-part="note">
      <Text
        className={footerCss["note-heading"]}
        data-scope="footer"
        data-part="note-heading"
        tag="h2"
        field={Heading}
      />
      <RichText className={footerCss["note-text"]} data-scope="footer" data-part="note-text" field={text} />
    </div>
  )
}

interface NavigationFields {
  readonly Logo: ImageField
  readonly LogoWidth: Choice<number>
  readonly LogoHeight: Choice<number>
  readonly ExtraNavigationItems: readonly Item<{ readonly Title: TextField; readonly Link: LinkField }>[]
  readonly MessageTitle: TextField
  readonly MessageText: TextField
  readonly items: readonly MenuPage[]
  readonly languages: readonly Language[]
}

function Navigation({ fields, rendering }: BlockProps<NavigationFields>) {
  const { Logo, LogoWidth, LogoHeight, ExtraNavigationItems, MessageTitle, MessageText, items, languages } = fields
  const extras = <Extras extras={ExtraNavigationItems} />
  return (
    <header className={navigationCss.root} data-scope="navigation" data-part="root" data-floating="" data-separator="">
      <NavigationAlert theme="warning" isDismissible={false} label="Meddelande" dismiss="Stäng meddelandet">
        <WarningIcon />
        <p className={navigationCss.message} data-scope="navigation" data-part="message">
          <Text
            className={navigationCss["message-title"]}
            data-scope="navigation"
            data-part="message-title"
            tag="strong"
            field={MessageTitle}
          />{" "}
          <Text
            className={navigationCss["message-text"]}
            data-scope="navigation"
            data-part="message-text"
            tag="span"
            field={MessageText}
          />
        </p>
      </NavigationAlert>
      <div className={navigationCss.bar} data-scope="navigation" data-part="bar">
        <a className={navigationCss.home} data-scope="navigation" data-part="home" href="/">
          <Picture
            className={navigationCss.logo}
            data-scope="navigation"
            data-part="logo"
            field={Logo}
            width={LogoWidth.value}
            height={LogoHeight.value}
            sizes={`${LogoWidth.value}px`}
          />
          <VisuallyHidden>Till startsidan</VisuallyHidden>
        </a>
        {extras}
        <Languages languages={languages} />
        <Menu id={rendering.uid} items={items} />
        <Drawer items={items}>
          {extras}
          <Languages languages={languages} />
        </Drawer>
      </div>
    </header>
  )
}

function Extras({ extras }: { readonly extras: NavigationFields["ExtraNavigationItems"] }) {
  return (
    <ul className={navigationCss.extras} data-scope="navigation" data-part="extras" aria-label="Genvägar">
      {extras.map(({ id, fields: { Title, Link: link } }) => (
        <li key={id}>
          <Link className={navigationCss.extra} data-scope="navigation" data-part="extra" field={link}>
            <Text tag="span" field={Title} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const components: Readonly<Record<string, unknown>> = { Navigation, HeroBanner, Blurb, CarModelCard, Footer }

export const fieldComponents: ComponentMap = new Map(Object.entries(components) as [string, ComponentType][])

/** Returns the layout JSON as the Sitecore SDK passes it to an app, with the loaded data merged into the fields. */
export function sitecoreFieldsPage(blocks: PageBlocks, json: LayoutJson): SitecorePageData {
  const loaded = getLoadedData(blocks)
  const addLoaded = (rendering: WireRendering) => ({
    ...rendering,
    fields: { ...rendering.fields, ...loaded.get(rendering.componentName) },
  })
  const areas = Object.entries(json.sitecore.route.placeholders).map(
    ([area, renderings]) => [area, renderings.flatMap(removePartialDesign).map(addLoaded)] as const,
  )
  return createSitecorePage(Object.fromEntries(areas))
}

/**
 * Replaces a partial design with the renderings inside it, since the SDK would render the partial design as an
 * additional component.
 */
function removePartialDesign(rendering: WireRendering): readonly WireRendering[] {
  return rendering.placeholders === undefined ? [rendering] : Object.values(rendering.placeholders).flat()
}

const TAG = /<(\w+)((?: [\w-]+(?:="[^"]*")?)*)( ?\/?)>/g
const ATTRIBUTE = / ([\w-]+)(?:="[^"]*")?/g

/**
 * Removes the differences that the comparison accepts: preload links, picture URLs, and empty `target` and `title`
 * attributes. Sorts the attributes, since their order may also differ.
 */
export function removeNamedDifferences(html: string): string {
  return html.replace(PRELOAD, "").replace(TAG, (_tag, name: string, attributes: string) => {
    const kept = [...attributes.matchAll(ATTRIBUTE)].map(([attribute]) => attribute)
    return `<${name}${kept
      .filter((attribute) => !NAMED.test(attribute))
      .sort()
      .join("")}>`
  })
}

const PRELOAD = /<link rel="preload"[^>]*>/g
const NAMED = /^ (src(set)?=|(target|title)=""$)/i
