import { useForm } from 'bindform';

const { render, model } = useForm({
  owner: { name: '', born: new Date() },
  pets: [{ name: 'Rex', age: 3 }],
});

render('pets.0.age', {
  rules: {
    validator: (age) => age > 30 && 'Older than any dog',
    //          ^?
  },
});

const { born } = model.owner;
//      ^?
const [rex] = model.pets;
//     ^?

// @errors: 2345
render('owner.nmae');
