// `npm run weights -w @forecourt/themes -- norrvik`: prints the weights that a font loader must load for each typeface,
// by custom property.
import { listGroupTypefaces } from "./brand-groups.ts"

const [group = ""] = process.argv.slice(2)
const weights = listGroupTypefaces(group).flatMap(({ properties, weights }) =>
  properties.map((property) => [property, `${weights.at(0)} ${weights.at(-1)}`]),
)
console.log(JSON.stringify(Object.fromEntries(weights)))
