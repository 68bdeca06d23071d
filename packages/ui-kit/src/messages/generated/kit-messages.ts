// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** The texts of the kit's parts, by key. */
export interface KitMessages {
  /** The title of the box shown in place of a section that failed. */
  "section.failed.title": string
  /** The text of the box shown in place of a section that failed. */
  "section.failed.text": string
  /** The label of the button that reloads the page after a section has failed. */
  "section.failed.reload": string
  /** The accessible name of the navigation landmark. */
  "navigation.label": string
  /** The label of the button that opens the menu on small screens. */
  "navigation.openMenu": string
  /** The label of the button that closes the menu on small screens. */
  "navigation.closeMenu": string
  /** The label of the button that shows the pages below an item. */
  "navigation.openSubmenu": string
  /** The label of the button that contains the items that do not fit. */
  "navigation.more": string
  /** The accessible name of the language switch. */
  "languages.label": string
  /** The accessible name of the alert bar. */
  "alert.label": string
  /** The label of the button that dismisses the alert. */
  "alert.dismiss": string
  /** The label of the search field in a hero banner. */
  "search.label": string
  /** The label of the button that starts the search. */
  "search.submit": string
  /** The label of the button that clears the search field. */
  "search.clear": string
  /** The label of the button that copies a phone number or an address. */
  "copy.label": string
  /** Shown for one second after a value is copied. */
  "copy.copied": string
  /** Shown when the browser does not allow copying. */
  "copy.failed": string
  /** The label of the button that closes a dialog or a drawer. */
  "dialog.close": string
  /** The accessible name of the region in which short messages appear. */
  "toast.region": string
  /** Announced before a short message. */
  "toast.label": string
  /** The label of the button that shows the rest of a clipped text. */
  "clamp.more": string
  /** The label of the button that clips the text again. */
  "clamp.less": string
  /** The label of the button that plays a film. */
  "video.play": string
  /** The label of the button that pauses a film. */
  "video.pause": string
  /** The description of a carousel's role for screen readers. */
  "carousel.role": string
  /** The description of a slide's role for screen readers. */
  "carousel.slideRole": string
  /** The label of the button that starts the automatic change of slides. */
  "carousel.play": string
  /** The label of the button that pauses the automatic change of slides. */
  "carousel.pause": string
  /** The label of the button that shows the previous slide. */
  "carousel.previous": string
  /** The label of the button that shows the next slide. */
  "carousel.next": string
  /** The position of the current slide and the number of slides. */
  "carousel.position": string
  /** The accessible name of the group of buttons that choose a slide. */
  "carousel.choose": string
  /** The label of a button that shows a particular slide. */
  "carousel.pick": string
  /** The label of the button that scrolls back along a row of cards. */
  "scroller.previous": string
  /** The label of the button that scrolls forward along a row of cards. */
  "scroller.next": string
  /** The label of the handle that opens and closes a row of cards. */
  "handleRow.handle": string
  /** The accessible name of the window that shows enlarged pictures. */
  "lightbox.label": string
  /** The label of the button that enlarges a picture. */
  "lightbox.open": string
  /** Shown in place of a picture that cannot be loaded. */
  "lightbox.missing": string
  /** The accessible name of the picture that the visitor can rotate. */
  "viewer360.label": string
  /** The position of the current picture and the number of pictures. */
  "viewer360.frame": string
  /** The label of the button that stops the automatic rotation of the car. */
  "viewer360.stop": string
  /** The label of the button that starts the automatic rotation of the car. */
  "viewer360.rotate": string
  /** The label of the button that shows a note about the adjacent content. */
  "toggletip.label": string
  /** The accessible name of the map. */
  "map.label": string
  /** Announced when a map has the focus. Explains how to move the map with the keyboard. */
  "map.keys": string
  /** The label of a marker that represents several places. {count} is the number of places. */
  "map.cluster": string
  /** The label of the button that shows a place on the map. {name} is the name of the place. */
  "map.show": string
  /** The label of the button that zooms in on a map. */
  "map.zoomIn": string
  /** The label of the button that zooms out of a map. */
  "map.zoomOut": string
  /** Shown over a map when the visitor turns the wheel. {key} is the key to hold while scrolling. */
  "map.wheel": string
  /** Shown over a map when the visitor touches it with one finger. */
  "map.fingers": string
  /** Shown while a map is loading. */
  "map.loading": string
  /** Shown in place of a map that cannot be loaded. */
  "map.failed": string
  /** The label of the button that tries again to load a map. */
  "map.retry": string
  /** The label of the button that allows a third-party form to load. {provider} is the provider of the form. */
  "embedded-form.consent": string
  /** Shown while a third-party form is loading. */
  "embedded-form.loading": string
  /** Shown when a third-party form cannot be loaded. */
  "embedded-form.failed": string
  /** The label of the button that tries again to load a form. */
  "embedded-form.retry": string
  /** Announced after a third-party form is submitted. */
  "embedded-form.submitted": string
  /** The accessible name of a group of tags that filter a list. */
  "tagFilter.label": string
  /** The label of the button that removes all filters. */
  "tagFilter.all": string
  /** Announced after filtering. `{count}` is the number of remaining items. */
  "tagFilter.count": string
  /** The label of the button that loads the next items of a list. */
  "loadMore.more": string
  /** Announced while the next items are loading. */
  "loadMore.loading": string
  /** Announced when the next items are loaded. `{count}` is the number of new items. */
  "loadMore.loaded": string
  /** Announced when the next items cannot be loaded. */
  "loadMore.failed": string
  /** The accessible name of a countdown. */
  "countdown.label": string
  /** The label under the days of a countdown. */
  "countdown.days": string
  /** The label under the hours of a countdown. */
  "countdown.hours": string
  /** The label under the minutes of a countdown. */
  "countdown.minutes": string
  /** The label under the seconds of a countdown. */
  "countdown.seconds": string
  /** The label of the button that allows YouTube films on the page, shown if the visitor has not allowed them. */
  "video.allow": string
  /** The label of the button that returns to the top of a long page. */
  "scrollToTop.label": string
  /** Announced once to screen readers while a list is loading. */
  "skeleton.loading": string
  /** The accessible name of the boxes for a one-time code. */
  "otp.label": string
  /**
   * The accessible name of a box of a one-time code. {position} is the position of the box and {count} the number of
   * boxes.
   */
  "otp.digit": string
  /** The label of the field for a registration number. */
  "plate.label": string
  /** The question below a registration number that looks unusual. The number is accepted regardless. */
  "plate.unusual": string
  /** The accessible name of a calendar for choosing a date. */
  "calendar.label": string
  /** The label of the button that shows the previous month. */
  "calendar.previous": string
  /** The label of the button that shows the next month. */
  "calendar.next": string
  /** The label of the field and the thumb for the lower end of a range. */
  "rangeSlider.from": string
  /** The label of the field and the thumb for the upper end of a range. */
  "rangeSlider.to": string
  /** The text of a range, from {from} to {to}. */
  "rangeSlider.range": string
  /** The label of the button that increases a number. */
  "numberField.increase": string
  /** The label of the button that decreases a number. */
  "numberField.decrease": string
  /** The accessible name of the list of suggestions below a field. */
  "combobox.list": string
  /** Announced when suggestions are loaded. {count} is the number of suggestions. */
  "combobox.count": string
  /** Shown while suggestions are loading. */
  "combobox.loading": string
  /** Shown when there are no suggestions for the typed text. */
  "combobox.empty": string
  /** Shown when suggestions cannot be loaded. */
  "combobox.failed": string
  /** The label of the button that opens the calendar of a date field. */
  "dateField.open": string
  /** The date format, in letters. */
  "dateField.pattern": string
  /** Shown when a text is not a valid date. {pattern} is the date format. */
  "dateField.unreadable": string
  /** Shown when a date is too early. {min} is the first date that can be chosen. */
  "dateField.early": string
  /** Shown when a date is too late. {max} is the last date that can be chosen. */
  "dateField.late": string
  /** The accessible name of the slots to choose from. */
  "timeSlots.label": string
  /** Shown below a required field that is empty. */
  "field.required": string
  /** Shown below a field in which a required choice is missing. */
  "field.choose": string
  /** Shown below a required checkbox that is not ticked. */
  "field.check": string
  /** Shown below a field that does not contain a valid e-mail address. */
  "field.email": string
  /** Shown below a field whose value is not a web address. */
  "field.url": string
  /** Shown below a field whose value does not match the expected pattern. */
  "field.pattern": string
  /** Shown below a number field whose value is not a number. */
  "field.number": string
  /** Shown below a field whose text is too short. `{minLength}` is the minimum number of characters. */
  "field.tooShort": string
  /** Shown below a field whose text is too long. `{maxLength}` is the maximum number of characters. */
  "field.tooLong": string
  /** Shown below a number field whose value is too low. `{min}` is the minimum. */
  "field.tooLow": string
  /** Shown below a number field whose value is too high. `{max}` is the maximum. */
  "field.tooHigh": string
  /** The heading of the error summary of a form. */
  "form.summary": string
  /**
   * An entry in the error summary of a form, which links to its field. `{label}` is the label of the field,
   * `{message}` its error message.
   */
  "form.entry": string
  /** The character count of a text field. `{count}` is the number of characters entered, `{max}` the maximum. */
  "textArea.count": string
  /** Shown when the text nears its maximum length. `{left}` is the number of characters left. */
  "textArea.left": string
  /** The label of the checkbox that selects or clears all checkboxes of a group. */
  "checkboxGroup.all": string
  /**
   * The number of selected checkboxes in a group. `{count}` is the number selected, `{total}` the number of
   * checkboxes.
   */
  "checkboxGroup.count": string
  /** The accessible name of the field that searches a long list of values. */
  "facetList.search": string
  /** Announced while a visitor searches a list of values. `{count}` is the number of matching values. */
  "facetList.found": string
  /** The heading of the list of active filters. */
  "chips.label": string
  /** The accessible name of the button that removes a filter. `{label}` is the filter. */
  "chips.remove": string
  /** The button that removes all filters. */
  "chips.clear": string
  /** The label of the field that sets the sort order of a list. */
  "sort.label": string
  /** The button that sorts a list when scripts do not run. */
  "sort.apply": string
  /** The part of a list that is shown. `{shown}` is the number of items shown, `{total}` the number of all items. */
  "resultProgress.text": string
  /** Shown with a group of options of which at most one can be selected. */
  "serviceChoice.single": string
  /** The label of the field for the quantity of a service. */
  "unitSelector.label": string
  /** An option for a quantity. `{count}` is the number, `{unit}` the unit. */
  "unitSelector.option": string
  /** Announced while the entries of a list load one after another. */
  "streamList.loading": string
  /** Announced when a list has loaded. `{count}` is the number of entries. */
  "streamList.count": string
  /** The button that loads more entries of a list. */
  "streamList.more": string
  /** Shown when no workshop is found. */
  "streamList.none": string
  /** Shown when there are no more entries to load. */
  "streamList.end": string
  /** Shown when a list fails to load. */
  "streamList.failed": string
  /** The button that tries to load a list again. */
  "streamList.retry": string
  /** The accessible name of a list of steps. */
  "steps.label": string
  /** Shown before the heading of a step. `{step}` is its number, `{count}` the number of steps. */
  "steps.step": string
  /** The button that reopens an earlier step. The heading of the step follows in its accessible name. */
  "steps.change": string
  /** The accessible name of the group of weeks to choose from. */
  "weekSelector.weeks": string
  /** The label of a week. `{week}` is its number. */
  "weekSelector.week": string
  /** The button that shows the previous week. */
  "weekSelector.earlier": string
  /** The button that shows the next week. */
  "weekSelector.later": string
  /** The accessible name of the group of times of a week to choose from. */
  "weekSelector.times": string
  /** Shown for a day without available times. */
  "weekSelector.none": string
  /** The button that shows all times of each day. */
  "weekSelector.all": string
  /** The option that selects a whole day instead of a time. */
  "weekSelector.allDay": string
  /** The accessible name of a time. `{day}` is the day, `{time}` the time of day. */
  "weekSelector.slot": string
  /** Announced while the times of a week load. */
  "weekSelector.loading": string
  /** The accessible name of a row of stars. */
  "rating.label": string
  /** The accessible name of a star. {value} is its number, {count} the number of stars. */
  "rating.star": string
  /** The label of the first name field. */
  "contact.firstName": string
  /** The label of the last name field. */
  "contact.lastName": string
  /** The label of the mobile number field. */
  "contact.phone": string
  /** The label of the e-mail address field. */
  "contact.email": string
  /** The label of the comment field. */
  "contact.comment": string
  /** Shown when the first name is missing. */
  "contact.firstName.error": string
  /** Shown when the last name is missing. */
  "contact.lastName.error": string
  /**
   * Shown when the mobile number is missing or has the wrong number of digits. {min} is the minimum, {max} the
   * maximum.
   */
  "contact.phone.error": string
  /** Shown when the e-mail address is missing or invalid. */
  "contact.email.error": string
  /** Shown when an operation takes more than a moment. */
  "overlay.busy": string
  /** The default text of the handle of a bottom sheet. */
  "bottomSheet.handle": string
  /** The button that closes a bottom sheet. */
  "bottomSheet.close": string
  /** The button that shows the filters of a list. */
  "filterDrawer.show": string
  /** The button that hides the filters next to a list. */
  "filterDrawer.hide": string
  /** The button that keeps the filters visible while the list scrolls. */
  "filterDrawer.sticky": string
  /** The heading of the filters of a list. */
  "filterDrawer.title": string
  /** The button that shows the results of the filters, when the number of results is unknown. */
  "filterDrawer.submit": string
  /** The button that shows the results of the filters. `{count}` is the number of results. */
  "filterDrawer.submitCount": string
  /**
   * The accessible name of the bar with the items selected for comparison, and the title of the comparison table.
   */
  "compareBar.label": string
  /**
   * Announced when an item is added to or removed from the comparison. `{count}` is the number of selected items.
   */
  "compareBar.count": string
  /** The button that lists the items selected for comparison. */
  "compareBar.show": string
  /** The button that removes an item from the comparison. `{label}` is the item. */
  "compareBar.remove": string
  /** The button that removes all items from the comparison. */
  "compareBar.clear": string
  /** The button that opens the comparison table. `{count}` is the number of selected items. */
  "compareBar.compare": string
}
