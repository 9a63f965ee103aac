// The gallery's filter was the fragment of its address once (/gallery#kitchens): such a link leads to what it led to.
;(() => {
  const room = { '#kitchens': 'kitchen', '#bathrooms': 'bathroom' }[location.hash]
  if (room) location.replace(`/gallery?room=${room}`)
})()
