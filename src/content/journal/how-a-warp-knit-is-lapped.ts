import type { ArticleRecord } from './article-record.ts';
import { prose } from './article-blocks.ts';

export const article: ArticleRecord = {
  prefix: 'blog',
  // The owner's list of /blog has seven; this one is reached from the instrument.
  unlisted: true,
  title: 'How a warp knit is lapped, and how to read its chain',
  seoTitle: 'How a Warp Knit Is Lapped: Chain Notation | Taana',
  seoDescription:
    'Overlap, underlap, guide bar, chain link: how the notation of a warp knit is read, why 1-0/1-2 makes tricot, and how to try it in your browser, loop by loop.',
  excerpt:
    'A row of numbers such as 1-0/1-2 says everything about a cloth: what it weighs, how it stretches and whether it can be knitted at all.',
  image: 'process-warping',
  alt: 'Cotton ends running side by side from the beam',
  date: '2026-10-26',
  modified: '2026-10-26',
  author: "The mill's notebook",
  section: 'Basics',
  tags: ['Warp knitting', 'Lapping', 'Basics'],
  readMinutes: 8,
  related: ['what-does-textiles-mean', 'what-is-gsm-fabric-weight-chart', 'textile-fibres-guide'],
  blocks: [
    prose(`
Every warp knit can be written as a few short rows of numbers. They fit on the back of a ticket, and from them a knitter anywhere can make the same cloth again. This page explains how they are read. Nothing in it needs a machine: the [instrument on this site](/loom) knits every chain you type and shows the cloth it would give.

## What moves in a warp-knitting machine

Think of a machine seen from the front. Above hangs the beam, a drum with hundreds of ends wound side by side. Each end runs down through an eye of its own, the guide. The guides sit on a bar, and the bar carries them all to and fro together. Below stand the needles, one for each column of loops, in a single straight row.

In every course the same three things happen. The bar swings the guides through the needles to the front. It shifts them sideways by one needle, so that each end is laid round a hook. It swings them back. Then all needles go down at once, pull the new loops through the old ones, and the cloth is one course longer. A tricot machine does this two thousand times a minute and more.

Because all guides of a bar move together, one path describes them all. If a cloth has two bars, two paths describe the whole of it, however wide it is. That is the idea behind the notation.

## Spaces, not needles, are counted

The gaps between the needles are numbered from the right: 0, 1, 2, 3 and so on. A guide always stands in a gap. To lay its end round a needle it moves from the gap on one side of that needle to the gap on the other.

So **1-0** reads: go from space 1 to space 0. Between these two stands one needle, and the end is now round it. **1-2** goes round the next needle, the other way. Each such pair is one link of the chain and one course of the cloth. A stroke divides the links, and a double stroke says that the chain begins again: 1-0/1-2//.

Read upward, because that is how the cloth grows on the drawing: the first link is the lowest row.
`),
    {
      type: 'figure',
      id: 'lapping-tricot',
      caption: 'The chain 1-0/1-2 as it is drawn: dots are needles, and each row is a course.',
    },
    prose(`
## Overlap and underlap

The step round the hook is the **overlap**. It is never longer than one needle, and it makes the loop that is seen on the face.

Between one link and the next the bar moves as well, behind the needles, to where the next overlap begins. That way is the **underlap**. In 1-0/1-2 the first link ends in space 0 and the second begins in space 1: the underlap is one space long. In 1-0/2-3 it is two. Nobody writes it down, because it follows from the links, and yet it decides most of what a buyer feels.

- A **short** underlap lies steep. The cloth stays light and gives across.
- A **long** underlap lies flat over several wales. It takes more yarn, so the cloth is heavier; it holds the wales together, so the cloth is steadier; and where it is made of bright filament, it shines. Satin is nothing else than long underlaps of the front bar.
- **No** underlap, as in 1-0/0-1, makes a pillar: a chain of loops that is tied to no neighbour. Alone it is a fringe. Other bars have to join the pillars to a cloth.

A link whose two numbers are the same, such as 2-2, makes no loop. The yarn is **laid in** and lies in the cloth like a thread in a hem. Yarns that no hook could take, thick or elastic ones, are used so.

## Two bars, and why they move against each other

One bar alone makes a cloth, but its loops lean: every underlap pulls them to one side, and in the next course to the other. A second bar that does the mirror image of the first cancels the pull. This is the two-bar tricot, 1-2/1-0 in front and 1-0/1-2 behind it, with upright loops in front and short zigzags behind.

Give the front bar a longer lap and you have locknit, 2-3/1-0 over 1-0/1-2: smooth on the face, soft behind. Change the two over, and the short lap of the front bar pins the long one down: reverse locknit, which is firmer and lies flat. Make the back laps longer still and it is sharkskin, which hardly stretches at all. Four cloths, and only numbers were moved.
`),
    {
      type: 'figure',
      id: 'lapping-underlaps',
      caption: 'The front bar is red, the back bar blue.',
    },
    prose(`
Let a bar walk on instead of turning at once, 1-0/1-2/2-3/3-4/3-2/2-1, and it is an atlas. The ends wander over several wales and come home again. With coloured ends this draws zigzags, and two bars that wander against each other draw checks.
`),
    {
      type: 'figure',
      id: 'lapping-atlas',
      caption: 'An atlas over four needles, alone and crossed.',
    },
    prose(`
## Threading: which guide carries what

A chain says how a bar moves; the **threading** says what is in it. It is written as one letter for each guide, with a dot for an empty one, and repeats across the width. AAAB gives a stripe after every third end. A dot leaves a guide without yarn.

Empty guides open a cloth. A sandfly net is knitted by two bars of which each has every second guide empty: where both bars lap away from each other the wales part, and a small hole stands open until the bars come back.

## What cannot be knitted

Three things are refused by every machine, and the instrument names them.

**A needle that is not fed.** In each course every needle must get at least one overlap from some bar. If one goes without, its old loop is cast off with nothing drawn through it. The stitch drops, and the wale runs down as a ladder. Whoever takes guides out has to see that another bar fills in.

**Yarn that is too thick.** A hook has room for so much. At E28, with 28 needles to the inch, two bars of Ne 40 cotton are at home and two of Ne 20 would break.

**Bars that never meet again.** If one bar repeats after 16 ends and the other after 17, the pattern begins again only after 272. It could be threaded, but nobody would thread it.

## What it weighs

A loop has a length, and so has an underlap. Add them up over all bars, multiply by the weight of the yarn and by the stitches in a square metre, and you have the GSM before a single metre is knitted. The knitter calls the length of yarn for a course the run-in and sets the machine by it. It is also why tightness matters: closer courses mean shorter loops, but more of them, and the cloth gets heavier. What the figure means for a garment is told in the [chart of weights](/blog/what-is-gsm-fabric-weight-chart).

## Try it

Open [Knit your own](/loom), choose the tricot, and drag one loop of the front bar a needle further. The chain changes, the underlap gets longer, the weight goes up by a few grams, and on the back you see the new float. Take it back and leave one guide of each bar empty: the instrument shows the needle that starves. Every page of our [catalogue](/catalogue) that says how a fabric is lapped can be opened there, too, and changed. If something of your own comes out that you would like to hold, ask us to knit it.
`),
  ],
};
