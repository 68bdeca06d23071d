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

export function findSocialIcon(service: string) {
  return ICONS.get(service.trim().toLowerCase())
}
