-- The form in which names of staff are compared: as `compared_form`, without blanks, and letters that look like others as these. kefu was
-- added beside Kefu, ｋｅｆｕ and kеfu with a Cyrillic letter. The letters are those of Unicode's confusables.txt (UTS #39, by way of
-- unhomoglyph 1.0.6, MIT) that look like one letter or digit of ASCII, in either case, and Chinese characters that look like one another;
-- Chinese beside Latin stays as it is.
create function name_form(typed text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(translate(
    compared_form(translate(normalize(typed, NFKC),
      'ıƄƅƍƔƖƜƦƧƨƲƷƼƽǀȜȝȢȣɑɜɡɣɩɪɯʀʋʏʒʝͿΑΒΓΕΖΗΙΚΜΝΟΡΣΤΥΧαβγεζηικμνορ' ||
      'στυχϜϝϨϩϳϺϻЅІЈАБВГЕЗКМНОРСТУХЬабвгезкмнорстухьѕіјѠѡѴѵҮүҺһҼҽӀ' ||
      'ӏӠӡԀԁԌԍԚԛԜԝԱԳԶՀՈՌՍՏՑՔՕագզհոռստցքօוטןסاه١٥٧ھہە۱۵۷߀ߊ०০৪৭੦੧੪૦ଠ୦' ||
      '୨௦౦೦ഠ൦൭๐໐࿕࿖ဝ၀ყჿᅵሀዐᎠᎡᎢᎥᎩᎪᎫᎬᎱᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴᏻᏼᐯᑌᑭᑯᑲᒍᒪᒿᕁ' ||
      'ᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷᚷᛁᛕᛖᲧᲿᴄᴏᴑᴜᴠᴡᴢᴦᶃᶌẝỾỿ⎜⎟⎢⎥⎪⎮ⱭⲄⲅⲎⲏⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭ' ||
      'ⳊⳋⳌⳍⳐⳑⳒⳓⴸⴹⵏⵔⵕⵝ⺂⺃⺅⺉⺋⺎⺏⺐⺒⺓⺔⺖⺗⺘⺙⺛⺞⺠⺡⺢⺣⺤⺦⺨⺫⺭⺯⺱⺲⺹⺺⺾⺿⻀⻁⻂⻃⻄⻅⻈⻉⻋⻌⻍⻏⻐' ||
      '⻑⻒⻓⻔⻖⻘⻙⻚⻛⻜⻝⻟⻠⻢⻤⻥⻨⻩⻫⻬⻭⻮⻯⻰⻲〇イエカタトニハロ㇑㇖㇚㇟㇠㦳䎛䐠倂值啟囗填士壿嬀帲幐戸搉晣晩曶朦柿槩' ||
      '樧潙硏絶肦胊胐胶脁脧腁膧蔿虁訞詽讏豣趆跺躛輧郞鎮隸鹃黒鿃ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴꙄꙅꙆꙇꛟꛯ' ||
      'ꜱꝚꝛꝪꝫꝮꝯꞘꞙꞞꞟꞫꞬꞮꞲꞳꞴꞵꬲꬵꬽꭇꭈꭎꭒꭓꭚꭰꭱꭲꭵꭹꭺꭻꭼꮁꮃꮇꮋꮍꮐꮒꮓꮞꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷꮾ𐊂𐊆𐊇𐊊' ||
      '𐊐𐊒𐊕𐊖𐊗𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏𐋵𐌁𐌂𐌉𐌑𐌕𐌗𐌚𐌠𐌢𐐄𐐕𐐛𐐠𐐬𐐽𐑃𐑈𐒴𐓂𐓎𐓒𐓜𐓪𐓶𐓺𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧𑓐𑜆𑜊𑜎𑜏𑢠𑢡𑢢𑢣𑢤𑢦' ||
      '𑢨𑢩𑢪𑢬𑢮𑢯𑢲𑢵𑢶𑢷𑢸𑢻𑢼𑣀𑣁𑣂𑣃𑣄𑣆𑣈𑣉𑣊𑣌𑣎𑣏𑣒𑣕𑣖𑣗𑣘𑣛𑣜𑣠𑣥𑣦𑣩𑣬𑣯𑣲𖼈𖼊𖼖𖼨𖼵𖼺𖼻𖽀𖽂𖽃𞣇𞣋',
      'ibbgylwr22u35sl3388a3gyiiwruy3jjabyezhlkmnopotyxabyezhikmvop' ||
      'otuxff22jmmslja6bre3kmhopctyxba6bre3kmhopctyxbsijwwvvyyhheel' ||
      'i33ddggqqwwwqqhnnusgfowqqhnnusgfolvlololovooolovoloo89o98ooo' ||
      '9ooooo9oo卐卍ooyo丨uodrtiyajerwmhyghz4brwsvslcpkd6gbgbvupdbjl2x' ||
      'hxrbfaddmbxlkmyocoouvwzrgyfyy丨丨丨丨丨丨arrhhllkkmmnnooppccttyyxx' ||
      '9933ll66veloqx乛乚亻刂㔾兀尣尢巳幺彑忄㣺扌攵旡歺民氵氺灬爫丬犭罒礻糹罓罒耂肀艹艹艹虎衤覀西见讠贝车辶辶阝钅' ||
      '長镸长门阝青韦页风飞食飠饣马鬼鱼麦黄斉齐歯齿竜龙亀o亻工力夕卜二八口丨乛亅乚乙㘽㖈㬻併値啓口塡土墫媯帡㬺戶㩁䀿晚㫚䑃杮㮣' ||
      '榝溈研絕朌朐朏㬵朓朘胼朣蒍蘷䚶訮讆豜赿跥躗軿郎鎭隷鹂黑䀹bpddtgkjczfmnlsrvhwxyaelou22iiv2' ||
      's223399ffuu3gijxbbeforruuxydrtiyajerwmhyghz4brwsvslcpkd6befl' ||
      'xopstabcfomtyxhzbclmtx8lxoclsoclsrou7rou7nokcvflxovwwwvsflye' ||
      'oz39e4lo9ou5tvsfiz7oz39e4l69ou5yozwcxwcvtllrs3auyl8')),
    '|01', 'lol'), 'rn', 'm'), ' ', '')
$$;

-- One name, one account. Written by the database, so that no way of naming somebody leaves it out.
alter table users add column username_form text;
-- Whether somebody else gave the name: only then does it vouch for whoever has it at the company's provider.
alter table users add column is_username_given boolean not null default true;

update users set username_form = form from (
  select id, name_form(username) as form,
    row_number() over (partition by name_form(username) order by status = 'enabled' desc, id) as place
  from users where username is not null) named
where named.id = users.id and place = 1;
create unique index users_username_form on users (username_form);

-- Who has a name that another had before keeps it, signs in by it as it is written, and is named here and at each start.
do $$
declare
  double record;
begin
  for double in select id, username from users where username is not null and username_form is null order by id loop
    raise warning 'The user name % (number %) looks like another one: give it another name.', double.username, double.id;
  end loop;
end $$;

create function write_username_form() returns trigger language plpgsql as $$
begin
  new.username_form := name_form(new.username);
  return new;
end $$;
create trigger write_username_form before insert or update of username on users for each row
  when (new.username is not null) execute function write_username_form();

-- Names that people gave themselves before.
update users set is_username_given = false from (
  select distinct on (subject_id) subject_id, actor_id from events
  where action in ('users.update', 'users.newUpdate') and subject = 'users' and changes ? 'username'
  order by subject_id, id desc) named
where named.subject_id = users.id and named.actor_id = users.id;

-- Who signs in at the company's provider: its word for them, which never changes there, and the account here.
create table sign_on_subjects (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  bound_at timestamptz(3) not null default now(),
  primary key (issuer, subject)
);
create unique index sign_on_subjects_user on sign_on_subjects (user_id, issuer);
