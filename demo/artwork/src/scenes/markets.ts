import type { Market } from "../car/options.ts"

const NORDIC: readonly Market[] = ["se", "no", "fi"]
const RIGHT_HAND_TRAFFIC: readonly Market[] = ["se", "no", "fi", "sk"]

/** Places that one country knows as its own, and roads where cars keep to one side. All others stand anywhere. */
const PLACES: Readonly<Record<string, readonly Market[]>> = {
  "nordic-street": NORDIC,
  harbour: NORDIC,
  "gothenburg-harbour": ["se"],
  malmo: ["se"],
  "oslo-fjord": ["no"],
  helsinki: ["fi"],
  bratislava: ["sk"],
  "leeds-terrace": ["uk"],
  "forest-road": RIGHT_HAND_TRAFFIC,
  "mountain-pass": RIGHT_HAND_TRAFFIC,
  "coast-road": RIGHT_HAND_TRAFFIC,
  motorway: RIGHT_HAND_TRAFFIC,
  roadside: RIGHT_HAND_TRAFFIC,
}

/** Whether a picture can be shown in a country: its place, the side its traffic keeps to and where its driver sits. */
export function fitsMarket(address: string, market: Market): boolean {
  const name = /\/(?:scenes|details)\/(?:rullo-)?([a-z-]+)/.exec(address)?.[1] ?? ""
  if (name.startsWith("cockpit")) return name.includes("-rhd") === (market === "uk")
  const place = Object.keys(PLACES).find((one) => name === one || name.startsWith(`${one}-`))
  return place === undefined || PLACES[place]?.includes(market) === true
}
