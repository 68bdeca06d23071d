import type { SiteTexts } from "./sv.ts"

export const en: SiteTexts = {
  pages: {
    home: "Home",
    cars: { name: "Cars", slug: "cars" },
    contact: { name: "Contact", slug: "contact" },
    notFound: "Page not found",
    failed: "Something went wrong",
  },
  home: {
    title: "Your next car, and the people behind it",
    text: "Tell us what you need the car for. We will show you two or three that fit, and leave you in peace to drive them.",
    link: "See the cars",
    metaTitle: "Cars, test drives and straight answers",
    metaDescription: "{company} sells cars and looks after them. Search, book a test drive or write to {mail}.",
    searchShort: "Find a car",
    search: "Search by make, model or fuel",
    visit: {
      title: "Come and sit in it",
      text: "<p>A car tells you more in ten minutes behind the wheel than in an hour on a screen. Bring your driving licence, and the child seat if you have one.</p>",
      link: "Get in touch",
    },
    sell: {
      title: "Do you have a car to sell?",
      text: '<p>Send us the registration number, the mileage and a few honest pictures to <a href="mailto:{mail}">{mail}</a>. You will hear from us on the next working day.</p>',
      link: "How to reach us",
    },
  },
  cars: {
    title: "Cars",
    text: "Everything we sell has been on our own ramp first. You get to read what we found.",
    link: "Ask about a car",
    metaTitle: "Cars for sale",
    metaDescription: "Cars that {company} has driven, checked and put a fair price on. Ask us, and book a test drive.",
    check: {
      title: "Checked before it is priced",
      text: "<ul><li>Brakes, tyres, battery and bodywork, measured and written down</li><li>Service history read from first page to last</li><li>A test drive of our own, on roads like yours</li></ul>",
      link: "Book a test drive",
    },
  },
  contact: {
    title: "Talk to a person",
    text: "Whoever answers can help you, or knows who can.",
    link: "See the cars",
    metaTitle: "Contact us",
    metaDescription: "How to reach {company}: write to {mail} and get an answer on the next working day.",
    write: {
      title: "Write to us",
      text: '<p>Mail <a href="mailto:{mail}">{mail}</a>. Say which car it is about and when we may call, if you would rather talk.</p>',
      link: "Back to the home page",
    },
  },
  notFound: {
    title: "The road ends here",
    text: "The page has moved, or the address went wrong on the way.",
    link: "To the home page",
    metaTitle: "Page not found",
    metaDescription: "There is no page at this address. From here you will find your way.",
  },
  failed: {
    title: "This page is up on the ramp",
    text: '<p>Something went wrong on our side, not on yours. Try again in a little while, or write to <a href="mailto:{mail}">{mail}</a>.</p>',
    link: "To the home page",
    metaTitle: "Something went wrong",
    metaDescription: "The page cannot be shown just now. Try again in a little while.",
  },
  footer: {
    company: "<p>Questions, ideas or a compliment for the workshop: we read everything.</p>",
    noteTitle: "About the facts",
    note: "<p>Prices include VAT. Range is measured by WLTP; cold, speed and load make it shorter.</p>",
  },
  pictures: {
    "nordic-street":
      "Illustration: a blue estate car drives along a street of wooden brand groups, a bay in morning light behind",
    showroom: "Illustration: three cars in a bright showroom with large windows, a seller and a customer talking",
    workshop: "Illustration: a blue estate car on a lift in a bright workshop, a mechanic working under it",
    "forest-road": "Illustration: a yellow SUV with its headlights on, on a road through dark spruce forest",
    key: "Illustration: a car key on a wooden table, with a manual, papers and a cup of coffee",
  },
}
