/**
 * What small talk and asides are about: the weather, food and drink in a break, clothes and their colours, pets,
 * furniture, journeys to the place, thanks. A sentence on one of these says nothing of a text on something else; a
 * word of these that several sentences share is what the text is about, and counts for nothing here.
 */
export const asideWords = `
  weather rain rained raining rainy drizzle sunny sunshine snowed snowing windy breeze cloudy clouds chilly freezing fog
  foggy sun heatwave thunder rainbow umbrella umbrellas sunset sunrise
  coffee tea espresso cappuccino biscuit biscuits cookie cookies cake cakes pastry pastries croissant croissants sandwich
  sandwiches snack snacks buffet refreshments catering canteen cafeteria lunch dinner breakfast pizza
  doughnut doughnuts donut donuts bun buns muffin muffins chocolate chocolates sweets candy lemonade juice beer wine
  champagne cheese nibbles pretzels barbecue banana bananas apple apples ice-cream cupcakes soup salad vegetarian
  wore wearing dressed scarf scarves hat hats tie ties bow-tie jacket jackets coat raincoat sweater jumper cardigan
  socks shoes boots gloves sunglasses dress skirt trousers jeans t-shirt t-shirts shirt suit blazer
  earrings necklace handbag backpack briefcase costume moustache beard hair haircut tan
  red blue green yellow orange purple pink brown grey gray turquoise beige colour color colours colourful striped
  dog dogs puppy cat cats kitten parrot goldfish hamster pet pets bird birds pigeon pigeons seagull seagulls squirrel
  horse cow duck ducks goose spider bee wasp rabbit tortoise
  flowers tulips roses poster posters painting paintings pictures photo photos photograph
  photographs curtains carpet wallpaper sofa fountain statue mascot logo balloon balloons
  napkin napkins mug mugs thermos teapot fish-tank aquarium gnome souvenir postcard keyring trophy
  car-park bicycle corridor cupboard toilet toilets vending
  band orchestra choir accordion guitar piano violin music song songs playlist sang singing whistled dance danced danced
  concert karaoke applause applauded clapped laughed laughter joked joke jokes giggled smiled grinned yawned sneezed
  hobby hobbies favourite favorite birthday birthdays wedding anniversary holiday holidays vacation weekend yoga football
  soccer golf tennis chess crossword marathon fishing gardening knitting horoscope zodiac movie
  dentist hairdresser barber lottery raffle quiz party parties picnic selfie selfies
  pen pencil notebook stapler projector microphone lectern podium
  funny funnily incidentally anyway lovely delicious tasty yummy cosy nickname nicknamed
  postponed lost-property
`;

/** Phrases of salutations, closings, thanks, advertisements of oneself and other lines that carry no fact. */
export const boilerplate = `
  thank you|thanks for|thanks to everyone|thanks again|many thanks|we thank|i thank|thanked the|thank the|thank our
  we hope you|i hope you|hope you are|hope you enjoy|hope this|hope to see|hoping you|hope everyone|hope all is
  hello team|hello all|hello everyone|hello there|hi all|hi everyone|hi team|hi there|hi folks|hey all|hey everyone|hey team
  dear all|dear team|dear parents|dear customers|dear customer|dear colleagues|dear sir|dear madam|dear readers|dear members
  dear guests|dear friends|dear neighbours|dear residents|dear students|good morning|good afternoon|good evening
  kind regards|best regards|warm regards|yours sincerely|yours faithfully|yours truly|best wishes|with regards
  cheers|all the best|take care|see you|have a nice|have a great|have a good|have a lovely|enjoy your|happy reading
  click here|click below|subscribe|follow us|like us on|find us on|share this|sign up for our newsletter|read more
  learn more|visit our website|join us on|stay tuned|tell your friends|rate us|leave a review|all rights reserved|copyright
  terms and conditions apply|privacy policy|unsubscribe|view in browser|view this email|do not reply|this message was sent
  image credit|photo by|photo credit|picture by|source:|cover picture|cover photo|photographs of|photos of|pictures of
  please be gentle|first post|long-time lurker|long time lurker|new here|sorry for|sorry if|excuse my|english is not
  thanks in advance|any help|let me know|feel free|do not hesitate|don't hesitate|if you have any questions|any questions
  look forward|looking forward|get in touch|nice to|pleased to meet|great to|good to see|welcome to|welcome back
  by the way|fun fact|funny enough|on a side note|on a lighter note|just kidding|needless to say|guess what|did you know
  my wife|my husband|my girlfriend|my boyfriend|my mum|my mom|my dad|my mother|my father|my dog|my cat|my neighbour
  opened the meeting|closed the meeting|meeting closed|meeting ended|meeting was opened|meeting began|meeting started
  next meeting|meets again|any other business|apologies for absence|apologies were|minutes of the|minutes taken|present:
  was served|were served|passed round|passed around|handed out|brought cake|brought along|left behind|left his|left her
  is called|was named after|named after|once lost|still hangs|hangs in|hangs by|hangs on|in the background|outside,
  it rained|it snowed|the sun|the weather|the room was|the hall was|took the bus|took the train|by bicycle|on a bicycle
  arrived in|arrived late|arrived by|turned up|got lost|had to laugh|fell asleep|ran out of
  this report covers|this report describes|this report summarises|this article|this post|in this article|in this post|in this report
  attendees:|apologies:|date:|time:|place:|from:|to:|subject:|tags:|by:|in attendance
  the author|the photographer|the picture|the photo|this article|this document|this text|this page
`;
