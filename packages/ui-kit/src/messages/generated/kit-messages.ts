// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** Every text that a part of the kit says, by key. */
export interface KitMessages {
  /** Title of the box that stands in for a section that failed. */
  "section.failed.title": string
  /** Text of the box that stands in for a section that failed. */
  "section.failed.text": string
  /** Button that reloads the page after a section failed. */
  "section.failed.reload": string
  /** Name of the navigation landmark. */
  "navigation.label": string
  /** Button that opens the menu on small screens. */
  "navigation.openMenu": string
  /** Button that closes the menu on small screens. */
  "navigation.closeMenu": string
  /** Button that opens the pages below an item. */
  "navigation.openSubmenu": string
  /** Button that holds the items that do not fit. */
  "navigation.more": string
  /** Name of the language switch. */
  "languages.label": string
  /** Name of the alert bar. */
  "alert.label": string
  /** Button that dismisses the alert. */
  "alert.dismiss": string
  /** Name of the search field in a hero banner. */
  "search.label": string
  /** Button that starts the search. */
  "search.submit": string
  /** Button that empties the search field. */
  "search.clear": string
  /** Button that copies a phone number or an address. */
  "copy.label": string
  /** Shown for one second after a copy. */
  "copy.copied": string
  /** Shown when the browser refuses to copy. */
  "copy.failed": string
  /** Button that closes a dialog or a drawer. */
  "dialog.close": string
  /** Button that shows the rest of a clipped text. */
  "clamp.more": string
  /** Button that clips it again. */
  "clamp.less": string
  /** Button that starts a film. */
  "video.play": string
  /** Button that pauses a film. */
  "video.pause": string
  /** What a carousel is called by screen readers. */
  "carousel.role": string
  /** What one of the slides of a carousel is called by screen readers. */
  "carousel.slideRole": string
  /** Button that lets the slides change by themselves. */
  "carousel.play": string
  /** Button that keeps the slides from changing by themselves. */
  "carousel.pause": string
  /** Button that shows the slide before. */
  "carousel.previous": string
  /** Button that shows the next slide. */
  "carousel.next": string
  /** Which slide of how many. */
  "carousel.position": string
  /** Name of the buttons that choose a slide. */
  "carousel.choose": string
  /** Button that shows a certain slide. */
  "carousel.pick": string
  /** Button that goes back along a row of cards. */
  "scroller.previous": string
  /** Button that goes on along a row of cards. */
  "scroller.next": string
  /** Handle that pulls a row of cards out and pushes it back. */
  "handleRow.handle": string
  /** Name of the window that shows pictures large. */
  "lightbox.label": string
  /** Button that shows a picture large. */
  "lightbox.open": string
  /** Stands in the place of a picture that cannot be fetched. */
  "lightbox.missing": string
  /** Name of the picture that can be turned around. */
  "viewer360.label": string
  /** Which picture of how many is shown. */
  "viewer360.frame": string
  /** Button that stops the car from turning by itself. */
  "viewer360.stop": string
  /** Button that lets the car turn by itself. */
  "viewer360.rotate": string
  /** Button that shows a note about what stands beside it. */
  "toggletip.label": string
  /** Name of the map. */
  "map.label": string
  /** Said of a map that has the focus: how the keyboard moves it. */
  "map.keys": string
  /** Marker that stands for several places; {count} says how many. */
  "map.cluster": string
  /** Button that shows a place on the map; {name} is the place. */
  "map.show": string
  /** Button that zooms a map in. */
  "map.zoomIn": string
  /** Button that zooms a map out. */
  "map.zoomOut": string
  /** Shown until a map is drawn. */
  "map.loading": string
  /** Shown in place of a map that could not be had. */
  "map.failed": string
  /** Button that tries again to get a map. */
  "map.retry": string
  /** Button that allows a form of others to be loaded; {provider} is who it comes from. */
  "embedded-form.consent": string
  /** Shown until a form of others has come. */
  "embedded-form.loading": string
  /** Shown when a form of others could not be had. */
  "embedded-form.failed": string
  /** Button that tries again to get a form. */
  "embedded-form.retry": string
  /** Said after a form of others was sent. */
  "embedded-form.submitted": string
  /** Name of a group of tags that filter a list. */
  "tagFilter.label": string
  /** Button that takes every filter away. */
  "tagFilter.all": string
  /** Said after filtering; `{count}` is how many are left. */
  "tagFilter.count": string
  /** Button that fetches the next items of a list. */
  "loadMore.more": string
  /** Said while they are fetched. */
  "loadMore.loading": string
  /** Said when they are there; `{count}` is how many are new. */
  "loadMore.loaded": string
  /** Said when they could not be fetched. */
  "loadMore.failed": string
  /** Name of a countdown. */
  "countdown.label": string
  /** Under the days of a countdown. */
  "countdown.days": string
  /** Under the hours of a countdown. */
  "countdown.hours": string
  /** Under the minutes of a countdown. */
  "countdown.minutes": string
  /** Under the seconds of a countdown. */
  "countdown.seconds": string
  /** Button that lets YouTube show its films on this page, where the visitor has not allowed it. */
  "video.allow": string
  /** Button that goes back to the top of a long page. */
  "scrollToTop.label": string
  /** Said once to screen readers while a list is on its way. */
  "skeleton.loading": string
  /** Name of the boxes for a one-time code. */
  "otp.label": string
  /** Name of one box of a one-time code; {position} and {count}. */
  "otp.digit": string
  /** Name of the field for a registration number. */
  "plate.label": string
  /** Asked below a registration number that looks unusual; it is accepted all the same. */
  "plate.unusual": string
  /** Name of a calendar in which one date is chosen. */
  "calendar.label": string
  /** Name of the button to the month before. */
  "calendar.previous": string
  /** Name of the button to the month after. */
  "calendar.next": string
  /** Name of the times of which one is chosen. */
  "timeSlots.label": string
  /** Name of a row of stars. */
  "rating.label": string
  /** Name of one star; {value} and {count}. */
  "rating.star": string
  /** Label of the field for the first name. */
  "contact.firstName": string
  /** Label of the field for the last name. */
  "contact.lastName": string
  /** Label of the field for the mobile number. */
  "contact.phone": string
  /** Label of the field for the e-mail address. */
  "contact.email": string
  /** Label of the field for a comment. */
  "contact.comment": string
  /** Said when the first name is missing. */
  "contact.firstName.error": string
  /** Said when the last name is missing. */
  "contact.lastName.error": string
  /** Said when the mobile number is missing or has too few or too many digits; {min} and {max}. */
  "contact.phone.error": string
  /** Said when the e-mail address is missing or is none. */
  "contact.email.error": string
  /** Said when something takes more than a moment. */
  "overlay.busy": string
}
