import type { structures } from './fabrics/structures.ts';

type StructureName = (typeof structures)[keyof typeof structures]['name'];

/** A construction explained: how the bars move, and what that does to the cloth. */
export interface ConstructionText {
  readonly how: string;
  readonly gives: string;
}

/** By the name of the structure; an underlap is counted in needle spaces, as the chain counts it. */
export const constructionTexts: Readonly<Record<StructureName, ConstructionText>> = {
  'Single-bar tricot': {
    how: 'One bar laps one needle and the next by turns, so every end zigzags between two wales and ties them together.',
    gives:
      'It is the least yarn that makes a closed warp-knit: light, soft and quick to knit. With no second bar to pull the other way the loops lean, course by course, left and right.',
  },
  'Two-bar tricot': {
    how: 'Both bars lap one needle and swing in opposite directions, so each underlap on the back crosses another.',
    gives:
      'The two pulls cancel: loops stand upright, both sides look alike and a run cannot travel down a wale, because every loop holds two ends.',
  },
  'Single atlas': {
    how: 'One bar steps a needle further at each course, four wales out, then turns and steps back to where it began.',
    gives:
      'Loops lean one way on the way out and the other way home, and light shows the turns as a faint zigzag. Open, elastic cloth with give in both directions.',
  },
  'Double atlas': {
    how: 'Two bars walk the same four-wale atlas in mirror image and cross half-way.',
    gives:
      'The lean of one bar cancels the other’s, so the face is level and the stretch alike along, across and on the bias.',
  },
  Locknit: {
    how: 'The front bar laps across two needle spaces, the back bar across one, in the opposite direction.',
    gives:
      'The longer front laps cover the back of the cloth and leave the face fine and smooth. It stretches across, keeps its length and does not ladder; a cut edge rolls a little towards the face.',
  },
  'Reverse locknit': {
    how: 'Locknit with the bars changed over: the short lap is in front, and it pins down the long lap of the back bar.',
    gives:
      'Trapped underlaps cannot pull. The cloth is steadier across than locknit, and a cut edge lies almost flat on the table.',
  },
  'Stretch locknit': {
    how: 'A locknit whose back bar carries bare elastane, fed under tension; the front bar laps across two needle spaces and covers it.',
    gives:
      'When the cloth leaves the machine the elastane draws the wales together. It stretches in length and width and returns, with the covering yarn alone against the skin.',
  },
  Satin: {
    how: 'The front bar floats across three needle spaces at every course while the back bar knits a short lap beneath it.',
    gives:
      'The floats lie parallel and packed on the back of the cloth, which is worn as the right side: lustre, drape and a cool hand. Long floats can snag, so keep it from rough seams.',
  },
  'Five-needle satin': {
    how: 'As satin, with the front bar carried across four needle spaces; the back bar knits the short lap that holds it.',
    gives:
      'Longer floats lie closer and straighter, so the surface is smoother and brighter than satin’s, heavier, and a little more easily snagged.',
  },
  Sharkskin: {
    how: 'The back bar crosses three needle spaces, the front bar one, the opposite way, binding the long laps down.',
    gives:
      'Every long lap is held at each wale it passes. Firm, flat cloth that hardly stretches, takes print and embroidery, and lies still under the knife.',
  },
  'Five-needle sharkskin': {
    how: 'The back bar reaches across four needle spaces and the short front lap locks it in.',
    gives:
      'Each wale is tied to four others instead of three, so a finer yarn gives the same firmness at a lower weight.',
  },
  'Queen’s cord': {
    how: 'The front bar knits pillars, each end on its own needle; the back bar crosses three needle spaces and ties the pillars together.',
    gives:
      'Pillars stand as fine upright cords and do not give, so neither does the length. It holds a crease and shrinks very little.',
  },
  'King’s cord': {
    how: 'Front-bar pillars again, with a back bar that crosses four needle spaces behind them.',
    gives: 'One wale more in every tie makes it heavier and stiffer than queen’s cord.',
  },
  Pincord: {
    how: 'Pillars are threaded in some guides of the front bar and left out of others, over a full back bar that crosses three needle spaces.',
    gives:
      'Threaded wales rise as cords and empty ones sink into grooves. The width of a cord is the threading, so it can be set to a sample.',
  },
  'Loop-raised': {
    how: 'Both bars underlap in the same direction; the front bar’s long float of three needle spaces is therefore not tied down by the other.',
    gives:
      'Wire rollers lift the free floats into a nap on the back, while the short laps keep the face closed. Warm for its weight, and the nap is anchored in the loop.',
  },
  'Raised velour': {
    how: 'As loop-raised, with floats of four needle spaces, both bars underlapping in the same direction.',
    gives:
      'The longer floats are raised, then cut level by shearing: a short dense pile like velvet.',
  },
  'Pillar inlay': {
    how: 'The front bar knits pillars; the second bar never forms a loop but is laid in across three needle spaces, caught under every pillar it passes.',
    gives:
      'A yarn that is not bent into loops is as strong as it was on the cone. The cloth is firm both ways, and thick or delicate yarns can be used.',
  },
  'Three-bar laid-in': {
    how: 'Pillars in front, and behind them two inlays that travel against each other, one across two and one across four needle spaces.',
    gives:
      'Opposed inlays brace the cloth like the strings of a bed: nothing moves along, across or on the bias.',
  },
  'Laid-in tricot': {
    how: 'One bar knits a plain tricot lap; a second is laid in against it across three needle spaces and forms no loop.',
    gives:
      'The knitting bar makes the face, the inlay covers the back, and the cloth stretches far less across than a tricot alone.',
  },
  'Weft-look inlay': {
    how: 'Fine pillars hold a heavy inlay that crosses five needle spaces at every course, almost straight from side to side.',
    gives:
      'The eye sees the inlay and takes it for weft, so a slub yarn reads as handloom, yet no yarn can slip at a seam.',
  },
  'Sandfly net': {
    how: 'Two bars, each with every second guide empty, lap over three wales in mirror image.',
    gives:
      'Where neighbouring ends swing apart no underlap crosses, and a diamond opens; where they meet they lock it. The holes keep their shape and do not run.',
  },
  'Hexagonal net': {
    how: 'Two half-threaded bars tie wales in pairs for four courses, then change partners for the next four.',
    gives:
      'The change of partners draws six-sided openings whose walls are four courses long. Light, open, and stable in the wash.',
  },
  Tulle: {
    how: 'Each end of two half-threaded bars knits three courses on one needle, steps to the next and knits three more; the bars mirror each other.',
    gives:
      'Walls of a single wale part and join again, leaving small regular hexagons. The stiffness comes from the finish and can be chosen.',
  },
  Marquisette: {
    how: 'Pillars stand apart; two inlays run up a pillar for three courses, then cross to another, in opposite directions.',
    gives: 'The crossings close small square windows. Sheer cloth that keeps its squares.',
  },
  'Power net': {
    how: 'Two half-threaded bars knit a mesh of small hexagons; two further bars lay elastane beside every wale.',
    gives:
      'The mesh opens when stretched and the elastane closes it. High, even power in the length, some in the width, and air through every hole.',
  },
  'Rigid power net': {
    how: 'The four bars of a power net, with textured nylon laid in where the elastane would be.',
    gives: 'The same mesh, held instead of stretched: it breathes and does not give.',
  },
  'Pin mesh': {
    how: 'Two bars lap like a sandfly net, but only one guide in four is empty.',
    gives: 'A closed cloth pierced by a fine pin-hole wherever both bars miss the same place.',
  },
  Piqué: {
    how: 'The front bar, half threaded, ties pairs of wales for four courses and changes over; the full back bar laps across two needle spaces behind it.',
    gives:
      'Front-bar ends stand up in a small brick relief on a closed ground. The texture keeps the cloth off the skin.',
  },
  'Honeycomb piqué': {
    how: 'Two half-threaded bars draw hexagons over a third that knits a plain ground beneath them.',
    gives: 'The cells are raised and their floors closed: the look of a net, with cover.',
  },
  'Rib effect': {
    how: 'A locknit whose front bar is threaded in groups, some ends in and some out, over a full back bar.',
    gives:
      'Wales with two ends rise into ribs and wales with one lie low between them. It looks like a rib and keeps the steadier length of a warp-knit.',
  },
  'Pillar stripe': {
    how: 'Coloured ends are threaded into a pillar bar, and a full back bar crosses three needle spaces behind them.',
    gives:
      'A pillar never leaves its needle, so the edge of the stripe is one needle sharp from end to end of the roll.',
  },
  'Locknit stripe': {
    how: 'Both bars of a locknit are threaded in the same groups of colour.',
    gives:
      'As the laps cross to the next wales, the edge of the stripe feathers by a needle or two. Hand and stretch stay those of a locknit.',
  },
  'Shadow stripe': {
    how: 'A satin whose front bar is threaded in groups of bright and dull ends of the same yarn.',
    gives:
      'Dyed one shade, it stripes by lustre alone: the stripe appears and fades as the cloth moves.',
  },
  'Atlas check': {
    how: 'Two bars walk a six-wale atlas in mirror image, each threaded in two colours.',
    gives:
      'Where the same colours cross the lozenge is full, where different ones cross it is mixed: a diamond check without a straight line.',
  },
  'Inlay check': {
    how: 'Pillars and a ground inlay make a firm cloth; a third bar, threaded in one guide of eight, lays its coloured end up one wale and then to and fro across eight.',
    gives:
      'One yarn draws both the upright and the crossbar of the pane. The check is in the yarn and cannot wash out.',
  },
  Jacquard: {
    how: 'Two bars knit a closed ground; each guide of the jacquard bar is moved on its own, so it knits where the figure is and stays behind where it is not.',
    gives:
      'A figure of a second yarn in the surface of the cloth, stitch by stitch. Between figures that yarn lies at the back.',
  },
  'Jacquard net': {
    how: 'Pillars carry two jacquard inlays whose guides are displaced one by one: inside the figure they fill the spaces, outside they only tie the pillars.',
    gives: 'Dense figure and open net from the same yarns, with no floats and a clean back.',
  },
  'Floral lace': {
    how: 'Fine pillars make the ground; two jacquard inlays, displaced guide by guide, fill the flowers; a last bar with few, thick ends draws the outline.',
    gives:
      'Three densities, net, petal and cord, in one piece, knitted and not embroidered: nothing is applied, so nothing comes off.',
  },
  'Geometric lace': {
    how: 'A pillar ground, two jacquard inlays that fill the figure, and thick ends that rule its lines.',
    gives:
      'Straight-sided figures that stay in register from one repeat to the next, because each stitch is placed by its own guide.',
  },
  'Scalloped lace': {
    how: 'As floral lace, with the figure ending in an arc: the thick outline follows the arc and the ground beyond it is only net.',
    gives: 'Cut along the outline, the edge needs no hem: every loop on it is closed.',
  },
};
