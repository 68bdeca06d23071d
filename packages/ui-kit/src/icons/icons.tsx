import type { ReactNode } from "react"
import { type IconProps, renderIcon, renderSolidIcon } from "./icon.tsx"

export type { IconProps } from "./icon.tsx"

/** The menu icon: three horizontal lines. */
export function MenuIcon(props: IconProps): ReactNode {
  return renderIcon(props, "menu", <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />)
}

/** A cross, used for closing and clearing. */
export function CloseIcon(props: IconProps): ReactNode {
  return renderIcon(props, "close", <path d="m6 6 12 12M18 6 6 18" />)
}

/** A chevron pointing down. Use the CSS property `rotate` to turn it. */
export function ChevronIcon(props: IconProps): ReactNode {
  return renderIcon(props, "chevron", <path d="m6 9.5 6 6 6-6" />)
}

/** An arrow pointing forward. */
export function ArrowIcon(props: IconProps): ReactNode {
  return renderIcon(props, "arrow", <path d="M4 12h15.5m-6-6 6 6-6 6" />)
}

/** A magnifying glass. */
export function SearchIcon(props: IconProps): ReactNode {
  return renderIcon(props, "search", <circle cx="10.75" cy="10.75" r="6.25" />, <path d="m15.5 15.5 5 5" />)
}

/** Two overlapping sheets, used for copying. */
export function CopyIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "copy",
    <rect x="8.5" y="8.5" width="12" height="12" rx="2" />,
    <path d="M15.5 5.5v-.25a1.75 1.75 0 0 0-1.75-1.75h-8.5A1.75 1.75 0 0 0 3.5 5.25v8.5c0 .97.78 1.75 1.75 1.75h.25" />,
  )
}

/** Two arrows in opposite directions, used for comparing. */
export function CompareIcon(props: IconProps): ReactNode {
  return renderIcon(props, "compare", <path d="M3.5 8.5h16m-4-4 4 4-4 4M20.5 15.5h-16m4-4-4 4 4 4" />)
}

/** A check mark, used for completed actions. */
export function CheckIcon(props: IconProps): ReactNode {
  return renderIcon(props, "check", <path d="m4.5 12.75 5 5 10-11.5" />)
}

/** A triangle with an exclamation mark. */
export function WarningIcon(props: IconProps): ReactNode {
  return renderIcon(props, "warning", <path d="M12 4 2.9 19.5h18.2L12 4Z" />, <path d="M12 10v4.25M12 17v.01" />)
}

/** The letter i in a circle, used for more information. */
export function InfoIcon(props: IconProps): ReactNode {
  return renderIcon(props, "info", <circle cx="12" cy="12" r="8.5" />, <path d="M12 11.25V16M12 8v.01" />)
}

/** A megaphone. */
export function CampaignIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "campaign",
    <path d="M4 10v4.5h3.5L17.5 19V5.5L7.5 10H4Z" />,
    <path d="M7.75 14.75 9 20.5h2.75L10.5 16M20.5 10.5v3.5" />,
  )
}

/** A calendar sheet. */
export function CalendarIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "calendar",
    <rect x="3.75" y="5" width="16.5" height="15.25" rx="2" />,
    <path d="M3.75 9.75h16.5M8 2.75V6.5M16 2.75V6.5" />,
  )
}

/** A telephone receiver. */
export function PhoneIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "phone",
    <path d="M8.2 3.75H5.25c-.83 0-1.5.7-1.42 1.53.7 8.02 6.87 14.2 14.9 14.9.82.07 1.52-.6 1.52-1.43V15.8l-4.6-1.55-2.05 2.05a13.4 13.4 0 0 1-5.9-5.9l2.05-2.05L8.2 3.75Z" />,
  )
}

/** An envelope. */
export function MailIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "mail",
    <rect x="3" y="5.25" width="18" height="13.5" rx="2" />,
    <path d="m3.75 7 8.25 6.25L20.25 7" />,
  )
}

/** A map pin. */
export function PinIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "pin",
    <path d="M12 21.25s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5Z" />,
    <circle cx="12" cy="9.75" r="2.5" />,
  )
}

/** An arrow that leaves a box, used for external links. */
export function ExternalIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "external",
    <path d="M13.5 4h6.5v6.5M20 4l-9.5 9.5M18 14.5v4A1.5 1.5 0 0 1 16.5 20h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6h4" />,
  )
}

/** A globe, used for languages. */
export function GlobeIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "globe",
    <circle cx="12" cy="12" r="8.75" />,
    <path d="M3.5 12h17M12 3.25c2.4 2.5 3.6 5.4 3.6 8.75s-1.2 6.25-3.6 8.75c-2.4-2.5-3.6-5.4-3.6-8.75S9.6 5.75 12 3.25Z" />,
  )
}

/** A play symbol. */
export function PlayIcon(props: IconProps): ReactNode {
  return renderSolidIcon(
    props,
    "play",
    <path d="M7 4.3v15.4c0 .8.87 1.28 1.55.86l12.3-7.7a1.02 1.02 0 0 0 0-1.72L8.55 3.44A1 1 0 0 0 7 4.3Z" />,
  )
}

/** A pause symbol. */
export function PauseIcon(props: IconProps): ReactNode {
  return renderSolidIcon(
    props,
    "pause",
    <path d="M6.5 4h3a.5.5 0 0 1 .5.5v15a.5.5 0 0 1-.5.5h-3a.5.5 0 0 1-.5-.5v-15a.5.5 0 0 1 .5-.5Zm8 0h3a.5.5 0 0 1 .5.5v15a.5.5 0 0 1-.5.5h-3a.5.5 0 0 1-.5-.5v-15a.5.5 0 0 1 .5-.5Z" />,
  )
}

/** Renders the Instagram icon, a camera in a rounded square. */
export function InstagramIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "instagram",
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />,
    <circle cx="12" cy="12" r="4" />,
    <path d="M16.9 7.1v.01" />,
  )
}

/** Renders the Facebook icon, the letter f in a circle. */
export function FacebookIcon(props: IconProps): ReactNode {
  return renderSolidIcon(
    props,
    "facebook",
    <path
      fillRule="evenodd"
      d="M12 2.75a9.25 9.25 0 1 0 0 18.5 9.25 9.25 0 0 0 0-18.5Zm-1.4 7.95V9.4c0-2.1 1.2-3.25 3.1-3.25.6 0 1.15.05 1.6.13v1.97h-.95c-.95 0-1.25.5-1.25 1.2v1.25h2.1l-.35 2.2H13.1v5.6h-2.5v-5.6H8.6v-2.2h2Z"
    />,
  )
}

/** Renders the LinkedIn icon, two letters in a square. */
export function LinkedInIcon(props: IconProps): ReactNode {
  return renderSolidIcon(
    props,
    "linkedin",
    <path
      fillRule="evenodd"
      d="M5.75 3.25h12.5a2.5 2.5 0 0 1 2.5 2.5v12.5a2.5 2.5 0 0 1-2.5 2.5H5.75a2.5 2.5 0 0 1-2.5-2.5V5.75a2.5 2.5 0 0 1 2.5-2.5Zm.95 6.6v7.4h2.3v-7.4H6.7Zm1.15-3.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm2.95 3.5v7.4h2.3v-3.9c0-1.05.5-1.7 1.45-1.7.9 0 1.3.6 1.3 1.7v3.9h2.3v-4.4c0-2.1-1.1-3.2-2.75-3.2-1.1 0-1.85.45-2.3 1.2v-1h-2.3Z"
    />,
  )
}

/** Renders the YouTube icon, a video frame with a play symbol. */
export function YouTubeIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "youtube",
    <rect x="2.75" y="5.5" width="18.5" height="13" rx="3.75" />,
    <path d="M10.25 9.1v5.8L15.25 12l-5-2.9Z" />,
  )
}

/** Renders the icon of X, formerly Twitter: the letter X. */
export function XTwitterIcon(props: IconProps): ReactNode {
  return renderIcon(props, "x", <path d="M4 4h4.2l11.8 16h-4.2L4 4Zm.4 16 6.3-7.1m2.7-3L19 4" />)
}

/** Renders the TikTok icon, a musical note. */
export function TikTokIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "tiktok",
    <path d="M12.75 3.5v11.6a3.65 3.65 0 1 1-3.65-3.65" />,
    <path d="M12.75 3.5c.3 2.75 2.2 4.6 5.25 4.85" />,
  )
}

/** A plus sign. */
export function PlusIcon(props: IconProps): ReactNode {
  return renderIcon(props, "plus", <path d="M12 5v14M5 12h14" />)
}

/** A minus sign. */
export function MinusIcon(props: IconProps): ReactNode {
  return renderIcon(props, "minus", <path d="M5 12h14" />)
}

/** A star outline. */
export function StarIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "star",
    <path d="m12 3.25 2.7 5.5 6.05.9-4.4 4.25 1.05 6.05L12 17.1l-5.4 2.85 1.05-6.05-4.4-4.25 6.05-.9L12 3.25Z" />,
  )
}

/** A heart outline. */
export function HeartIcon(props: IconProps): ReactNode {
  return renderIcon(
    props,
    "heart",
    <path d="M12 20.25C8 17.4 3.25 13.6 3.25 9.1a4.6 4.6 0 0 1 8.75-2.05A4.6 4.6 0 0 1 20.75 9.1c0 4.5-4.75 8.3-8.75 11.15Z" />,
  )
}
