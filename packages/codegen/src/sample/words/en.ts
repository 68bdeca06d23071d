import type { Words } from "./words.types.ts"

export const en: Words = {
  titles: [
    "We look after your car. All the way.",
    "Time for winter tyres",
    "Used cars with a year's warranty",
    "Living with an electric car",
    "Servicing while you wait",
    "Change cars when life changes lanes",
  ],
  sentences: [
    "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
    "Our technicians know your car and tell you what it needs, what it costs and what can wait.",
    "Your tyres are washed, weighed and kept cool until it is time again.",
    "Try one for an hour or a whole weekend. Insurance is included.",
  ],
  labels: ["Range", "Consumption", "Gearbox", "Boot", "Charging 10–80%", "Towing weight"],
  values: ["298 miles", "55 mpg", "Automatic", "520 litres", "28 minutes", "1,800 kg"],
  buttons: ["Book a service", "See all cars", "Read more", "Find your dealership", "Test drive"],
  hints: ["Search cars", "Search by make, model or fuel"],
  campaigns: ["Offer", "In stock", "Fast delivery"],
  notices: ["Open until 4 pm on Saturday", "Our switchboard answers later today"],
  places: ["Kettering", "Stockton-on-Tees", "Aberystwyth", "Inverness", "Tunbridge Wells"],
  people: ["Harriet Osborne", "Callum MacLeod", "Amina Yusuf"],
  roles: ["Sales adviser", "Workshop manager", "Service adviser"],
  pages: {
    "/cars": "Cars",
    "/workshop": "Workshop",
    "/tyres": "Tyres",
    "/about-us": "About us",
    "/contact": "Contact",
  },
  longest: {
    title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    sentence:
      "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    label: "Carbon dioxide emission classification",
  },
}
