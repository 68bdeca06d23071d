import type { Meta, StoryObj } from "@storybook/react-vite"
import { norrvik, rullo } from "../../test/story-frame/theme-sheet/sheet-texts.ts"
import { type SheetTexts, ThemeSheet } from "../../test/story-frame/theme-sheet/theme-sheet.tsx"

const meta = {
  title: "Kit/Tokens",
  component: ThemeSheet,
  // A theme is tested once, in its own site.
  parameters: { chromatic: { modes: { "rullo phone": { disable: true }, "mini desktop": { disable: true } } } },
} satisfies Meta<typeof ThemeSheet>

export default meta
type Story = StoryObj<typeof meta>

const norwegian: SheetTexts = {
  title: "Vi tar vare på bilen. Hele veien.",
  text: "Lever den om morgenen, så ringer vi når den er vasket og klar.",
  primary: "Bestill service",
  secondary: "Se alle biler",
  ghost: "Ring oss",
  campaign: "Kampanje",
  car: "Volvo EX40 Ultra",
  facts: [
    ["Kjørelengde", "12 400 km"],
    ["Årsmodell", "2025"],
    ["Drivlinje", "Elektrisk"],
  ],
  price: "419 900 kr",
}

const english: SheetTexts = {
  title: "We look after your car. All the way.",
  text: "Drop it off in the morning, and we call when it is washed and ready.",
  primary: "Book a service",
  secondary: "See all cars",
  ghost: "Call us",
  campaign: "Offer",
  car: "Volvo V60 Core",
  facts: [
    ["Mileage", "7,700"],
    ["Registered", "2025"],
    ["Fuel", "Electric"],
  ],
  price: "£28,490",
}

const finnish: SheetTexts = {
  title: "Löydä auto. Koeaja se huomenna.",
  text: "2 180 käytettyä autoa. Kiinteä hinta ja 14 päivän palautusoikeus.",
  primary: "Varaa koeajo",
  secondary: "Katso kaikki autot",
  ghost: "Myy autosi",
  campaign: "Uusi hinta",
  car: "Kia Niro EV Plus",
  facts: [
    ["Mittarilukema", "31 200 km"],
    ["Vuosimalli", "2023"],
    ["Käyttövoima", "Sähkö"],
  ],
  price: "27 900 €",
}

const slovak: SheetTexts = {
  title: "Nájdite auto. Vyskúšajte ho zajtra.",
  text: "1 640 jazdených áut. Pevná cena a 14 dní na vrátenie.",
  primary: "Dohodnúť jazdu",
  secondary: "Pozrieť všetky autá",
  ghost: "Predať auto",
  campaign: "Nová cena",
  car: "Škoda Enyaq 85",
  facts: [
    ["Najazdené", "31 200 km"],
    ["Rok výroby", "2023"],
    ["Pohon", "Elektrina"],
  ],
  price: "26 490 €",
}

export const SeAutomotive: Story = {
  globals: { site: "se-automotive", locale: "sv" },
  args: { name: "Norrvik Sweden", texts: norrvik, picture: "/-/media/artwork/cars/suv-quarter-spruce.svg" },
}

export const NoAutomotive: Story = {
  globals: { site: "no-automotive", locale: "nb" },
  args: { name: "Norrvik Norway", texts: norwegian, picture: "/-/media/artwork/cars/suv-quarter-glacier.svg" },
}

export const UkAutomotive: Story = {
  globals: { site: "uk-automotive", locale: "en" },
  args: { name: "Norrvik United Kingdom", texts: english, picture: "/-/media/artwork/cars/estate-quarter-fjord.svg" },
}

export const UkMercedesBenz: Story = {
  globals: { site: "uk-automotive", brand: "mercedes-benz", locale: "en" },
  args: {
    name: "Mercedes-Benz",
    texts: { ...english, car: "Mercedes-Benz EQE 350" },
    picture: "/-/media/artwork/cars/saloon-quarter-silver.svg",
  },
}

export const UkSmart: Story = {
  globals: { site: "uk-automotive", brand: "smart", locale: "en" },
  args: {
    name: "smart",
    texts: { ...english, car: "smart #3 Pro+" },
    picture: "/-/media/artwork/cars/city-car-quarter-snow.svg",
  },
}

export const UkBmw: Story = {
  globals: { site: "uk-automotive", brand: "bmw", locale: "en" },
  args: {
    name: "BMW",
    texts: { ...english, car: "BMW i4 eDrive40" },
    picture: "/-/media/artwork/cars/coupe-quarter-midnight.svg",
  },
}

export const UkMini: Story = {
  globals: { site: "uk-automotive", brand: "mini", locale: "en" },
  args: {
    name: "MINI",
    texts: { ...english, car: "MINI Cooper SE" },
    picture: "/-/media/artwork/cars/hatchback-quarter-rowan.svg",
  },
}

export const SeUsed: Story = {
  globals: { site: "se-used", locale: "sv" },
  args: { name: "Rullo Sweden", texts: rullo, picture: "/-/media/artwork/cars/hatchback-quarter-snow.svg" },
}

export const FiUsed: Story = {
  globals: { site: "fi-used", locale: "fi" },
  args: { name: "Rullo Finland", texts: finnish, picture: "/-/media/artwork/cars/hatchback-quarter-glacier.svg" },
}

export const SkUsed: Story = {
  globals: { site: "sk-used", locale: "sk" },
  args: { name: "Rullo Slovakia", texts: slovak, picture: "/-/media/artwork/cars/suv-quarter-amber.svg" },
}

export const Plain: Story = {
  globals: { site: "kit", locale: "en" },
  args: { name: "Kit", texts: english, picture: "/-/media/artwork/cars/mpv-quarter-granite.svg" },
}

export const Phone: Story = { ...SeUsed, tags: ["phone"] }
