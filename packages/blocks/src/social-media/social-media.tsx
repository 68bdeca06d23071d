import { type BlockProps, isRendered, Link, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type Profile, selectProfiles } from "../contact/shown-profiles.ts"
import { findSocialIcon } from "../contact/social-icons.tsx"
import type { SocialMedia as Fields } from "../generated/social-media.ts"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./social-media.module.css"

const part = anatomy("social-media", css)
const NAMED = { "data-named": "" }

export function SocialMedia({ fields, site, id }: BlockProps<Fields>) {
  const { title, text, socialLinks = [], showNames } = fields
  const profiles = selectProfiles(socialLinks, { block: "SocialMedia", id, site })
  if (profiles.length === 0) return null

  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]} {...(showNames && NAMED)}>
      <div {...part("content")}>
        {isRendered(title) || isRendered(text) ? (
          <div {...part("words")}>
            <Text {...part("title")} as={fields.titleTag} field={title} />
            <Text {...part("text")} as="p" field={text} />
          </div>
        ) : null}
        <ul {...part("profiles")} {...(!title?.value && { "aria-label": site.text("footer.social") })}>
          {...profiles.map((profile) => renderProfile(profile, showNames, site))}
        </ul>
      </div>
    </section>
  )
}

function renderProfile({ name, url }: Profile, showName: boolean, site: SiteContext) {
  const Icon = findSocialIcon(name.value)
  return (
    <li>
      <Link {...part("profile")} field={url} newWindowText={site.text("link.newWindow")}>
        {showName ? (
          <>
            {Icon ? <Icon /> : null}
            <Text field={name} />
          </>
        ) : Icon ? (
          <Icon label={name.value} />
        ) : null}
      </Link>
    </li>
  )
}
