import {
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  TikTokIcon,
  XTwitterIcon,
  YouTubeIcon,
} from "@forecourt/ui-kit/icons"

const ICONS = new Map([
  ["facebook", FacebookIcon],
  ["instagram", InstagramIcon],
  ["linkedin", LinkedInIcon],
  ["tiktok", TikTokIcon],
  ["twitter", XTwitterIcon],
  ["x", XTwitterIcon],
  ["youtube", YouTubeIcon],
])

/** The icon of a social service, or `undefined` when there is none for it. */
export function findSocialIcon(service: string) {
  return ICONS.get(service.trim().toLowerCase())
}
