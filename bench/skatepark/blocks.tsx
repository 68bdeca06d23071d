/** @jsxImportSource @forecourt/renderer */
import {
  type BlockProps,
  Image,
  type ImageField,
  Link,
  type LinkField,
  type Registry,
  type RegistryEntry,
  RichText,
  type RichTextField,
  type Wire,
} from "@forecourt/renderer"

// The blocks of a page from a crawled demo site, with the markup of that site's own starter.

interface RichTextFields {
  readonly text?: RichTextField
}

function RichTextBlock({ fields, params }: BlockProps<RichTextFields>) {
  return (
    <div className={`component rich-text ${params.styles}`}>
      <div className="component-content">
        <RichText field={fields.text} />
      </div>
    </div>
  )
}

interface BannerFields {
  readonly image?: ImageField
}

function Banner({ fields, params, site }: BlockProps<BannerFields>) {
  return (
    <div className={`component hero-banner ${params.styles}`}>
      <div className="component-content sc-sxa-image-hero-banner">
        <Image field={fields.image} site={site} sizes="100vw" />
      </div>
    </div>
  )
}

interface PromoFields {
  readonly promoText?: RichTextField
  readonly promoIcon?: ImageField
  readonly promoLink?: LinkField
}

function Promo({ fields, params, site }: BlockProps<PromoFields>) {
  return (
    <div className={`component promo ${params.styles}`}>
      <div className="component-content">
        <div className="field-promoicon">
          <Image field={fields.promoIcon} site={site} sizes="50vw" />
        </div>
        <div className="promo-text">
          <RichText field={fields.promoText} />
          <Link field={fields.promoLink} />
        </div>
      </div>
    </div>
  )
}

function Container({ params, renderPlaceholder }: BlockProps<object>) {
  return (
    <div className={`component container-default ${params.styles}`}>
      <div className="component-content">
        <div className="row">{renderPlaceholder(`container-${params.DynamicPlaceholderId}`)}</div>
      </div>
    </div>
  )
}

interface MenuItem {
  readonly name: string
  readonly path: string
  readonly navigationTitle?: string
  readonly children?: readonly MenuItem[]
}

function Navigation({ fields, params }: BlockProps<{ readonly items: readonly MenuItem[] }>) {
  return (
    <div className={`component navigation ${params.styles}`}>
      <div className="component-content">
        <nav>
          <Items items={fields.items} />
        </nav>
      </div>
    </div>
  )
}

function Items({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {...items.map(({ name, path, navigationTitle, children = [] }) => (
        <li>
          <a href={path}>{navigationTitle ?? name}</a>
          {children.length > 0 ? <Items items={children} /> : null}
        </li>
      ))}
    </ul>
  )
}

function entry<Fields>(component: (props: BlockProps<Fields>) => unknown, wire: Wire = {}): RegistryEntry {
  const block = component as RegistryEntry["component"]
  return {
    name: "skatepark",
    version: 1,
    render: "server",
    component: block,
    variants: { Banner: block },
    wire,
    parse: (fields) => fields as object,
    explain: async () => () => [],
  }
}

export const skateparkRegistry: Registry = {
  RichText: entry(RichTextBlock, { Text: { prop: "text", kind: "rich-text" } }),
  Image: entry(Banner, { Image: { prop: "image", kind: "image" } }),
  Promo: entry(Promo, {
    PromoText: { prop: "promoText", kind: "rich-text" },
    PromoIcon: { prop: "promoIcon", kind: "image" },
    PromoLink: { prop: "promoLink", kind: "link" },
  }),
  Container: entry(Container),
  Navigation: entry(Navigation),
}
