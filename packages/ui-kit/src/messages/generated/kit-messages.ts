// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** The texts of the kit's parts, by key. */
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
  /** Name of the place where short messages come and go. */
  "toast.region": string
  /** Read out before a short message. */
  "toast.label": string
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
  /** Shown over a map on which a wheel was turned; {key} is the key to hold meanwhile. */
  "map.wheel": string
  /** Shown over a map that was touched with one finger. */
  "map.fingers": string
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
  /** Name of the field and of the thumb for the least of a range. */
  "rangeSlider.from": string
  /** Name of the field and of the thumb for the most of a range. */
  "rangeSlider.to": string
  /** A range as it is said; {from} and {to}. */
  "rangeSlider.range": string
  /** Name of the button that makes a number greater. */
  "numberField.increase": string
  /** Name of the button that makes a number less. */
  "numberField.decrease": string
  /** Name of the list of suggestions below a field. */
  "combobox.list": string
  /** Said when suggestions have come; {count} is how many. */
  "combobox.count": string
  /** Shown while suggestions are on their way. */
  "combobox.loading": string
  /** Shown when there is no suggestion for what was typed. */
  "combobox.empty": string
  /** Shown when suggestions could not be fetched. */
  "combobox.failed": string
  /** Name of the button that opens the calendar of a date field. */
  "dateField.open": string
  /** How a date is written, in letters. */
  "dateField.pattern": string
  /** Said when a text is no date; {pattern} is how one is written. */
  "dateField.unreadable": string
  /** Said when a date is too early; {min} is the first that can be chosen. */
  "dateField.early": string
  /** Said when a date is too late; {max} is the last that can be chosen. */
  "dateField.late": string
  /** Name of the times of which one is chosen. */
  "timeSlots.label": string
  /** Said below a field that must be filled in and is not. */
  "field.required": string
  /** Said below a field of which something must be chosen and nothing is. */
  "field.choose": string
  /** Said below a box that must be ticked and is not. */
  "field.check": string
  /** Said below a field that holds no e-mail address. */
  "field.email": string
  /** Said below a field that holds no web address. */
  "field.url": string
  /** Said below a field whose text has another form than it should. */
  "field.pattern": string
  /** Said below a field for a number that holds none. */
  "field.number": string
  /** Said below a field whose text is too short; `{minLength}` is the fewest characters. */
  "field.tooShort": string
  /** Said below a field whose text is too long; `{maxLength}` is the most characters. */
  "field.tooLong": string
  /** Said below a field whose number is too low; `{min}` is the lowest. */
  "field.tooLow": string
  /** Said below a field whose number is too high; `{max}` is the highest. */
  "field.tooHigh": string
  /** Heading of the list of what is wrong in a form. */
  "form.summary": string
  /** One of the things that are wrong in a form, a link to its field; `{label}` and `{message}`. */
  "form.entry": string
  /** How much is written in a text field; `{count}` of `{max}`. */
  "textArea.count": string
  /** Said when little more can be written; `{left}` is how many characters. */
  "textArea.left": string
  /** Box that ticks all boxes of a group, and none. */
  "checkboxGroup.all": string
  /** How many boxes of a group are ticked; `{count}` of `{total}`. */
  "checkboxGroup.count": string
  /** Name of the field that searches a long list of values. */
  "facetList.search": string
  /** Said while searching a list of values; `{count}` is how many fit. */
  "facetList.found": string
  /** Name of the list of filters that are chosen. */
  "chips.label": string
  /** Name of the button that takes a filter away; `{label}` is the filter. */
  "chips.remove": string
  /** Button that takes all filters away. */
  "chips.clear": string
  /** Label of the field that says how a list is sorted. */
  "sort.label": string
  /** Button that sorts a list where no script runs. */
  "sort.apply": string
  /** How much of a list is shown; `{shown}` of `{total}`. */
  "resultProgress.text": string
  /** Said of a group of which one can be chosen, or none. */
  "serviceChoice.single": string
  /** Label of the field that says how many of a service are wanted. */
  "unitSelector.label": string
  /** A number of something; `{count}` and `{unit}`. */
  "unitSelector.option": string
  /** Said while a list is fetched, one after the other. */
  "streamList.loading": string
  /** Said when a list has been fetched; `{count}` is how many there are. */
  "streamList.count": string
  /** Button that fetches more of a list. */
  "streamList.more": string
  /** Said when no workshop was found. */
  "streamList.none": string
  /** Said when there is nothing more to fetch. */
  "streamList.end": string
  /** Said when a list could not be fetched. */
  "streamList.failed": string
  /** Button that tries again to fetch a list. */
  "streamList.retry": string
  /** Name of a list of steps. */
  "steps.label": string
  /** Before the heading of a step; `{step}` of `{count}`. */
  "steps.step": string
  /** Button that opens an earlier step again; its heading is said after it. */
  "steps.change": string
  /** Name of the weeks of which one is chosen. */
  "weekSelector.weeks": string
  /** A week; `{week}` is its number. */
  "weekSelector.week": string
  /** Button that goes to earlier weeks. */
  "weekSelector.earlier": string
  /** Button that goes to later weeks. */
  "weekSelector.later": string
  /** Name of the times of a week, of which one is chosen. */
  "weekSelector.times": string
  /** Said of a day without times. */
  "weekSelector.none": string
  /** Choice of a whole day instead of a time. */
  "weekSelector.allDay": string
  /** Name of a time; `{day}` and `{time}`. */
  "weekSelector.slot": string
  /** Said while the times of a week are fetched. */
  "weekSelector.loading": string
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
  /** Handle of a sheet at the bottom edge, where nothing else is written on it. */
  "bottomSheet.handle": string
  /** Button that closes a sheet at the bottom edge. */
  "bottomSheet.close": string
  /** Button that shows the filters of a list. */
  "filterDrawer.show": string
  /** Button that hides the filters beside a list. */
  "filterDrawer.hide": string
  /** Button that keeps the filters in sight while the list scrolls. */
  "filterDrawer.sticky": string
  /** Heading of the filters of a list. */
  "filterDrawer.title": string
  /** Button that shows what the filters found, where the number of hits is not known. */
  "filterDrawer.submit": string
  /** Button that shows what the filters found; `{count}`: number of hits. */
  "filterDrawer.submitCount": string
  /** Name of the bar with what is chosen to be compared, and title of the table that compares it. */
  "compareBar.label": string
  /** Read out when something is chosen to be compared, or taken away; `{count}`: how much is chosen. */
  "compareBar.count": string
  /** Button that lists what is chosen to be compared. */
  "compareBar.show": string
  /** Button that takes one out of what is compared; `{label}`: what it is. */
  "compareBar.remove": string
  /** Button that takes everything out of what is compared. */
  "compareBar.clear": string
  /** Button that opens the table that compares; `{count}`: how much is chosen. */
  "compareBar.compare": string
}
