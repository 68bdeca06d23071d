import type { Sentence, Story } from "../language/language.types.ts"
import { textsOf, withUnit } from "../language/texts.ts"
import type { CarFacts } from "./facts.types.ts"
import { distanceText } from "./mileage.ts"
import { cargoText, powerText, rangeText, trailerText, useText } from "./technical.ts"

/** The number of pieces of equipment in a description. */
const NAMED = 3

/** Creates the seller's description of a car, with a sentence from each group that suits the facts. */
export function descriptionOf(facts: CarFacts): string {
  const { language, chance } = facts
  const story = storyOf(facts)
  return language.story.sentences.flatMap((group) => sentenceOf(group, story, chance.next())).join(" ")
}

/** Selects one of the sentences of a group that suit the facts, all with the same probability. */
function sentenceOf(group: readonly Sentence[], story: Story, share: number): readonly string[] {
  const said = group.map((sentence) => sentence(story)).filter((text) => text !== null)
  return said.slice(Math.floor(share * said.length)).slice(0, 1)
}

function storyOf(facts: CarFacts): Story {
  const { state, variant, model, market, year, age, chance } = facts
  const { decimal } = textsOf(market)
  const kilowatts = (value: number): string => (value > 0 ? withUnit(decimal(value), "kW") : "")
  return {
    state,
    fuel: variant.fuel,
    body: model.body,
    name: `${facts.make} ${facts.modelName}`,
    version: variant.version,
    year,
    mileage: distanceText(facts.kilometres, market),
    power: powerText(facts),
    use: variant.use > 0 ? useText(facts) : "",
    range: rangeText(variant.range, facts),
    battery: withUnit(decimal(variant.battery), "kWh"),
    fastCharging: kilowatts(variant.fastCharging),
    homeCharging: kilowatts(variant.homeCharging),
    trailer: trailerText(facts),
    cargo: cargoText(facts),
    seats: model.seats,
    owners: Math.max(1, Math.min(4, Math.round(age / 4 + chance.next()))),
    serviced: servicedText(facts),
    health: Math.max(74, Math.round(99 - age * 1.6 - facts.kilometres / 60_000)),
    equipment: equipmentText(facts),
    dealership: facts.dealership.site_official_name,
  }
}

/** Formats the last service, one for every 20,000 km; returns an empty text before the first. */
function servicedText({ kilometres, market }: CarFacts): string {
  const at = Math.floor(kilometres / 20_000) * 20_000 - 350
  return at > 0 ? distanceText(at, market) : ""
}

function equipmentText({ equipment, language, market, chance }: CarFacts): string {
  const from = chance.whole(0, Math.max(0, equipment.length - NAMED))
  const words = equipment.slice(from, from + NAMED).map((name) => language.equipment[name])
  return textsOf(market).list(words.map((word) => inSentence(word, language.story.names)))
}

/** Converts the first letter of a word inside a sentence to lower case, unless the word is a proper name. */
function inSentence(word: string, names: RegExp): string {
  return names.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}
