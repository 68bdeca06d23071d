/** The cars of which there is a film, `/-/media/artwork/films/<body>-<paint>.webm`. */
export const FILMED: readonly string[] = [
  "city-car-graphite",
  "crossover-graphite",
  "estate-graphite",
  "hatchback-graphite",
  "suv-small-graphite",
]
