import type { LinkField, SiteContext, TextField } from "@forecourt/renderer"
import { findSocialIcon } from "./social-icons.tsx"

export interface Profile {
  readonly name: TextField
  readonly url: LinkField
}

/** Returns the profiles that have an icon. A profile without an icon is reported and left out. Spec 1 §8. */
export function selectProfiles(
  profiles: readonly Profile[],
  { block, id, site }: { readonly block: string; readonly id: string; readonly site: Pick<SiteContext, "report"> },
): readonly Profile[] {
  return profiles.filter(({ name }) => {
    if (findSocialIcon(name.value)) return true
    const message = `${block}: there is no icon for "${name.value}". Render one in the kit, or correct the name.`
    site.report({ kind: "missing-icon", block, id, message })
    return false
  })
}
